"""Keeps the app alive where the browser refuses its storage.

The framework reads and writes the color mode in `localStorage` while it renders. With site data
blocked in the browser's settings, or the storage full, that throws, and React takes every page
down. tests/e2e/test_good_deeds.py stands on this.
"""

import reflex as rx

_SCRIPT = """(()=>{
const set=Storage.prototype.setItem;
Storage.prototype.setItem=function(k,v){try{set.call(this,k,v)}catch{}};
for(const n of["localStorage","sessionStorage"])try{window[n].length}catch{
const m=new Map();
Object.defineProperty(window,n,{configurable:true,value:{
getItem:k=>m.get(k)??null,setItem:(k,v)=>{m.set(k,String(v))},removeItem:k=>{m.delete(k)},clear:()=>m.clear()}})}
})()""".replace("\n", "")


def safe_storage_script() -> rx.Component:
    """Return the script that runs before the app loads.

    Writing to a full storage is ignored from then on, and a forbidden storage is replaced by
    one that lasts as long as the page.
    """
    return rx.el.script(_SCRIPT)
