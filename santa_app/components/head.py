"""The part of the head that all pages share: two inline scripts, preloaded fonts and icons."""

import reflex as rx

from santa_app import marks
from santa_app.framework.components import disable_backend_script
from santa_app.i18n import SITE_LANGUAGE, current_language
from santa_app.theme import COLORS, FONTS

# The framework reads and writes the color mode in `localStorage` while it renders. Where site data
# is blocked or the storage is full, that throws, and React would unmount every page. From here on a
# failed write is ignored, and a forbidden storage is replaced by one that lasts as long as the page.
# tests/e2e/test_good_deeds.py covers this.
_SAFE_STORAGE = """(()=>{
const set=Storage.prototype.setItem;
Storage.prototype.setItem=function(k,v){try{set.call(this,k,v)}catch{}};
for(const n of["localStorage","sessionStorage"])try{window[n].length}catch{
const m=new Map();
Object.defineProperty(window,n,{configurable:true,value:{
getItem:k=>m.get(k)??null,setItem:(k,v)=>{m.set(k,String(v))},removeItem:k=>{m.delete(k)},clear:()=>m.clear()}})}
})()""".replace("\n", "")


def html_attributes() -> dict[str, str]:
    """Return the attributes of the root element; a release's names the languages that are shown."""
    given = {"dir": "rtl"} if current_language().direction == "rtl" else {}
    return given | (
        {"data-languages": marks.mark("languages", SITE_LANGUAGE)} if marks.MARKED else {}
    )


def head_components() -> list[rx.Component]:
    """Return the elements."""
    return [
        rx.el.script(_SAFE_STORAGE),
        disable_backend_script(),
        *[
            rx.el.link(
                rel="preload",
                href=font,
                custom_attrs={"as": "font", "type": "font/woff2", "crossOrigin": "anonymous"},
            )
            for font in FONTS
        ],
        rx.el.link(rel="icon", href="/favicon.ico", sizes="32x32"),
        rx.el.link(rel="icon", href="/art/logo.svg", type="image/svg+xml"),
        rx.el.link(rel="apple-touch-icon", href="/icons/apple-touch-icon.png"),
        rx.el.link(rel="manifest", href=f"{current_language().prefix}/site.webmanifest"),
        rx.el.meta(name="theme-color", content=str(COLORS["night"]["DEFAULT"])),  # ty: ignore
    ]
