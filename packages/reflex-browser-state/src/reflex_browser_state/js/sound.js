// Plays tones by Web Audio. Tones belong to a store, as timers do.
import { py_error } from "./python.js";
import { entries } from "./store.js";

// A music box; browser_api.py explains the fields of an instrument.
const MUSIC_BOX = { partials: [[1, 0.3, 1], [2, 0.05, 0.5], [5.4, 0.03, 0]], attack: 0.004, held: false };
const FADE = 0.02;

let context;
const sounding = new Set();

export function browser_play_tones(store, tones, instrument) {
  const entry = entries.get(store);
  try {
    // Otherwise an iPhone's silent switch silences the tones, too.
    if (navigator.audioSession) navigator.audioSession.type = "playback";
    context ??= new AudioContext();
  } catch (error) {
    throw py_error("BrowserError", String(error));
  }
  // Browsers start it only after a click or a key; a refusal leaves it silent.
  context.resume().catch(() => {});
  if (!entry.silence) {
    const out = new GainNode(context, { gain: 0.8 });
    out.connect(context.destination);
    sounding.add(out);
    entry.out = out;
    entry.silence = () => silence(entry);
  }
  const now = context.currentTime;
  for (const { pitch, start, length } of tones) if (start >= 0) play(entry.out, instrument ?? MUSIC_BOX, pitch, now + start, length);
  return null;
}

export function browser_stop_tones(store) {
  entries.get(store).silence?.();
  return null;
}

function play(out, { partials, attack, held }, pitch, start, length) {
  const frequency = 440 * 2 ** ((pitch - 69) / 12);
  for (const [multiple, loudness, ring] of partials) {
    const end = start + length * (ring ? 1 : 0.3) + ring;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + attack);
    if (held) gain.gain.setValueAtTime(loudness, start + Math.max(length, attack));
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    const oscillator = new OscillatorNode(context, { frequency: frequency * multiple });
    oscillator.connect(gain).connect(out);
    oscillator.start(start);
    oscillator.stop(end);
  }
}

// Fades out, because a cut is heard as a click, and then takes all tones away, also later ones.
function silence(entry) {
  const { out } = entry;
  delete entry.silence;
  out.gain.setTargetAtTime(0, context.currentTime, FADE);
  setTimeout(() => {
    out.disconnect();
    sounding.delete(out);
    if (!sounding.size) context.suspend().catch(() => {});
  }, 10 * FADE * 1000);
}

if (typeof window !== "undefined")
  addEventListener("pagehide", () => entries.forEach((entry) => entry.silence?.()));
