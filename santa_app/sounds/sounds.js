// Small sounds, made by Web Audio. They are silent until the visitor has switched sound on.
const KEY = "home.bells"; // of the bell on the home page (states/home_scene.py)

let context;
let chosen = false; // where storage is forbidden

export function wanted() {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return chosen;
  }
}

export function want(on) {
  chosen = on;
  try {
    if (on) localStorage.setItem(KEY, "true");
    else localStorage.removeItem(KEY);
  } catch {
    // forbidden: the choice lasts as long as the page
  }
  return null;
}

export function play(sound) {
  if (!wanted()) return null;
  try {
    // Otherwise an iPhone's silent switch silences the sound, too.
    if (navigator.audioSession) navigator.audioSession.type = "playback";
    context ??= new AudioContext();
    context.resume().catch(() => {});
    makers[sound](context, context.currentTime);
  } catch {
    // a browser without Web Audio stays silent
  }
  return null;
}

// Each plays one sound in a context, from an instant in seconds on.
export const makers = {
  creak(audio, at) {
    const hinge = new BiquadFilterNode(audio, { type: "bandpass", frequency: 820, Q: 5 });
    hinge.frequency.linearRampToValueAtTime(1300, at + 0.7);
    const wood = tone(audio, "sawtooth", [[0, 62], [0.25, 96], [0.5, 74], [0.75, 130]], at, hinge);
    // The hinge sticks and slips, as its wood does.
    const slip = new OscillatorNode(audio, { type: "square", frequency: 17 });
    const depth = new GainNode(audio, { gain: 14 });
    slip.connect(depth).connect(wood.frequency);
    slip.start(at);
    slip.stop(at + 0.8);
    hinge.connect(fading(audio, [[0, 0], [0.08, 0.5], [0.6, 0.4], [0.78, 0]], at));
  },
  stamp(audio, at) {
    tone(audio, "sine", [[0, 170], [0.12, 52]], at, fading(audio, [[0, 0.7], [0.18, 0]], at));
    const length = Math.round(audio.sampleRate * 0.05);
    const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length);
    const paper = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1400 });
    const rustle = new AudioBufferSourceNode(audio, { buffer });
    rustle.connect(paper).connect(fading(audio, [[0, 0.35], [0.05, 0]], at));
    rustle.start(at);
  },
  star(audio, at) {
    tone(audio, "sine", [[0, 2350], [0.32, 1320]], at, fading(audio, [[0, 0], [0.05, 0.1], [0.34, 0]], at));
    for (const [after, loud] of [[0.34, 0.22], [0.52, 0.08]])
      for (const [pitch, share] of [[1976, 1], [2637, 0.6], [5270, 0.25]])
        tone(audio, "sine", [[0, pitch], [0.9, pitch]], at + after,
          fading(audio, [[0, loud * share], [0.9, 0]], at + after));
  },
};

// An oscillator through the frequencies [seconds after `at`, hertz], which ends with the last.
function tone(audio, type, steps, at, out) {
  const source = new OscillatorNode(audio, { type });
  for (const [after, pitch] of steps)
    if (after === 0) source.frequency.setValueAtTime(pitch, at);
    else source.frequency.exponentialRampToValueAtTime(pitch, at + after);
  source.connect(out);
  source.start(at);
  source.stop(at + steps.at(-1)[0] + 0.05);
  return source;
}

// A gain through the loudnesses [seconds after `at`, 0 to 1].
function fading(audio, steps, at) {
  const out = new GainNode(audio, { gain: 0 });
  for (const [after, loud] of steps)
    if (after === 0) out.gain.setValueAtTime(loud, at);
    else out.gain.linearRampToValueAtTime(loud, at + after);
  out.connect(audio.destination);
  return out;
}
