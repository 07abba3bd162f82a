/** The few sounds of the games, made in the browser: nothing is fetched, and nothing sounds until a child turns the sound on. */

/** Each sound as its notes: hertz from and to, milliseconds until the note begins, milliseconds of its length. */
const sounds = {
  pop: [[520, 180, 0, 110]],
  crack: [[240, 320, 0, 80]],
  hello: [
    [660, 700, 0, 90],
    [880, 900, 110, 140],
  ],
  closed: [[190, 150, 0, 140]],
  good: [
    [523, 540, 0, 90],
    [784, 800, 90, 160],
  ],
  sneeze: [
    [300, 620, 0, 160],
    [700, 120, 190, 240],
  ],
  won: [
    [523, 523, 0, 130],
    [659, 659, 140, 130],
    [784, 784, 280, 130],
    [1047, 1047, 420, 320],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [from: number, to: number, after: number, long: number])[]>>;
export type Sound = keyof typeof sounds;

let context: AudioContext | undefined;

/** Plays one sound softly, or nothing without audio. The first call must follow a press, since browsers block sound before one. */
export function playSound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [from, to, after, long] of sounds[name]) {
    const begins = context.currentTime + after / 1000;
    const ends = begins + long / 1000;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(from, begins);
    tone.frequency.exponentialRampToValueAtTime(to, ends);
    volume.gain.setValueAtTime(0.001, begins);
    volume.gain.exponentialRampToValueAtTime(0.16, begins + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, ends);
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(ends + 0.02);
  }
}
