import { formatHex, interpolate } from 'culori';

/** The house colours that the pictures are built around, and the two inks that must stay readable on them. */
export const brand = {
  limestone: '#faf6ee',
  oak: '#1b5549',
  bluebonnet: '#36439b',
  coral: '#b93f1d',
  gold: '#8a5a12',
  goldLight: '#f0c566',
  night: '#10201f',
  inkOnLight: '#16302c',
  inkOnDark: '#f1ece0',
} as const;

/** One per list of stops: a scene asks for the same blend thousands of times. */
const blends = new Map<string, ReturnType<typeof interpolate<'oklab'>>>();

/** The colour at `t` (0–1) along evenly spaced stops, blended in OKLab, so that a haze between green and blue does not turn muddy. */
export function ramp(stops: readonly string[], t: number): string {
  const key = stops.join();
  const blend = blends.get(key) ?? interpolate([...stops], 'oklab');
  blends.set(key, blend);
  return formatHex(blend(Math.min(1, Math.max(0, t))));
}

/** `a` at 0, `b` at 1. */
export function mix(a: string, b: string, t: number): string {
  return ramp([a, b], t);
}
