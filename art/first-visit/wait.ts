import { drawn, pen, tones } from './ink.ts';

/** A clock with a quarter of its round filled, and a child who reads in the chair. */
export function wait(): string {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    return `M${(88 + s * 52).toFixed(1)} ${(86 - c * 52).toFixed(1)}L${(88 + s * 59).toFixed(1)} ${(86 - c * 59).toFixed(1)}`;
  });
  return (
    drawn('M88 18a68 68 0 1 1 0 136 68 68 0 0 1 0-136z', tones.paper, 5) +
    // From twelve to four: twenty minutes at most.
    drawn('M88 86V36a50 50 0 0 1 43.300 75z', '#f0a893', 2) +
    pen(marks.join(''), 3) +
    pen('M88 86V36M88 86l43.300 25', 5) +
    drawn('M88 81a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', tones.coral, 2) +
    // The chair, and who waits in it.
    drawn('M196 104h64a8 8 0 0 1 8 8v66h-80v-66a8 8 0 0 1 8-8z', tones.leaf) +
    drawn('M206 138c2-20 10-28 22-28s20 8 22 28l2 28h-48z', tones.sun) +
    drawn('M228 62a24 24 0 1 1 0 48 24 24 0 0 1 0-48z', tones.tan) +
    drawn('M203 86c-2-20 12-32 26-30 16 0 26 14 23 32-6-8-12-14-16-18-8 8-20 12-33 16z', '#4a3b33') +
    pen('M220 94q8 6 16 0', 2.5) +
    drawn('M220 87h.1M236 87h.1', 'none', 4.5) +
    drawn('M200 142l28 6 28-6v28l-28 8-28-8z', tones.sky) +
    pen('M228 148v30', 2.5) +
    drawn('M184 172h88v14h-88z', tones.wood) +
    pen('M194 186v14M262 186v14', 4)
  );
}
