import { slides } from '#app/content/content.server.ts';
import type { Sky } from './wait-sky.tsx';

/** Returns the home page's landscapes for the wait after a shot. */
export function waitSkies(): readonly Sky[] {
  return slides().map(({ id, months, picture }) => ({ id, months, drawn: !picture }));
}
