// Reads a part of the page aloud, sentence by sentence, in a voice of the device. Voices of a network are not used:
// the text, which may have a child's name in it, would be sent to their makers.
const speech = globalThis.speechSynthesis;
const RATES = [0.7, 0.85, 1, 1.15, 1.3];
const SKIPPED = "button, .no-print, .sr-only, [aria-hidden=true], [data-read-aloud]";
let rate = 2;
let stop = () => {};

function voiceOf(language) {
  const [wanted, base] = [language.toLowerCase(), language.slice(0, 2).toLowerCase()];
  const known = speech.getVoices().map((voice) => [voice.lang.replace("_", "-").toLowerCase(), voice]);
  const local = known.filter(([tag, voice]) => voice.localService && tag.split("-")[0] === base);
  return (local.find(([tag]) => tag === wanted) ?? local[0])?.[1];
}

// Browsers find the voices some time after the page has asked for them.
async function findVoice(language) {
  for (let tries = 0; tries < 10 && !voiceOf(language); tries += 1) await new Promise((go) => setTimeout(go, 100));
  return voiceOf(language);
}

function sentences(part) {
  const blocks = [...part.querySelectorAll("h1, h2, h3, p, li, dd")].flatMap((block) => {
    const lines = [...block.children].filter((child) => getComputedStyle(child).display === "block");
    return lines.length > 1 && !block.querySelector("p") ? lines : block.querySelector("p, li") ? [] : [block];
  });
  return blocks.filter((block) => !block.closest(SKIPPED) && block.checkVisibility()).flatMap((block) => {
    const language = block.closest("[lang]").lang;
    const texts = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(SKIPPED)) texts.push(walker.currentNode);
    const place = (at) => {
      for (const text of texts) {
        if (at <= text.length) return [text, at];
        at -= text.length;
      }
      return [texts.at(-1), texts.at(-1).length];
    };
    const whole = texts.map((text) => text.data).join("");
    return [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(whole)]
      .filter(({ segment }) => segment.trim())
      .map(({ index, segment }) => {
        const range = new Range();
        range.setStart(...place(index));
        range.setEnd(...place(index + segment.trimEnd().length));
        return { block, language, range, text: segment.replaceAll("\u00ad", "").trim() };
      });
  });
}

function mark(sentence) {
  document.querySelector("[data-reading]")?.removeAttribute("data-reading");
  globalThis.CSS.highlights?.delete("reading");
  if (!sentence) return;
  if (CSS.highlights) CSS.highlights.set("reading", new Highlight(sentence.range));
  else sentence.block.setAttribute("data-reading", "");
  const { top, bottom } = sentence.range.getBoundingClientRect();
  const behavior = matchMedia("(prefers-reduced-motion)").matches ? "auto" : "smooth";
  if (top < 90 || bottom > innerHeight) sentence.block.scrollIntoView({ block: "center", behavior });
}

function addStyle() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("::highlight(reading), [data-reading] { background: #ffe08a; color: #1b2740 }");
  document.adoptedStyleSheets.push(sheet);
}

function say(place, words) {
  const note = document.createElement("p");
  note.role = "status";
  note.className = "mt-2 font-bold";
  place.replaceChildren(note);
  setTimeout(() => { note.textContent = words; }); // a status speaks of changes only
}

export async function readAloud(button, selector) {
  stop();
  const place = button.nextElementSibling; // empty to React
  const part = button.closest(selector);
  const language = part.closest("[lang]").lang;
  if (!speech || !(await findVoice(language))) return say(place, "NO_VOICE");
  if (!document.adoptedStyleSheets.length) addStyle();
  const all = sentences(part);
  let at = 0;
  let paused = false;
  let current;
  const focused = button.matches(":focus");

  function speak() {
    speech.cancel();
    const sentence = all[at];
    if (!sentence?.block.isConnected) return stop();
    mark(sentence);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = voiceOf(sentence.language) ?? voiceOf(language);
    utterance.lang = utterance.voice.lang;
    utterance.rate = RATES[rate];
    current = utterance;
    utterance.onend = () => {
      if (utterance !== current) return; // some browsers end what is canceled
      at += 1;
      speak();
    };
    speech.speak(utterance);
  }
  function control(label, work) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.className = "min-h-11 rounded-full bg-white px-4 font-bold text-pine ring-1 ring-night/10";
    made.onclick = work;
    return made;
  }
  const pause = control("PAUSE", () => {
    paused = !paused;
    pause.textContent = paused ? "GO_ON" : "PAUSE";
    current = undefined;
    if (paused) speech.cancel();
    else speak();
  });
  const faster = (step) => () => {
    rate = Math.min(Math.max(rate + step, 0), RATES.length - 1);
    if (!paused) speak();
  };
  // Another page or chapter takes the text away.
  const watch = setInterval(() => all[at]?.block.isConnected || stop(), 300);
  stop = () => {
    clearInterval(watch);
    removeEventListener("pagehide", stop);
    current = undefined;
    stop = () => {};
    speech.cancel();
    mark();
    const inside = place.contains(document.activeElement);
    place.replaceChildren();
    button.hidden = false;
    if (inside) button.focus();
  };
  addEventListener("pagehide", stop);
  const controls = document.createElement("div");
  controls.className = "flex flex-wrap gap-2";
  controls.append(pause, control("SLOWER", faster(-1)), control("FASTER", faster(1)), control("STOP", () => stop()));
  place.replaceChildren(controls);
  button.hidden = true;
  if (focused) pause.focus();
  speak();
}
