import { slides } from '#app/content/content.server.ts';
import type { Sky } from './wait-sky.tsx';

/** The landscapes of the home page as the wait after a shot needs them. */
export function waitSkies(): readonly Sky[] {
  return slides().map(({ id, months, picture }) => ({ id, months, drawn: !picture }));
}
