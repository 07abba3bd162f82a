import { slides } from '#app/content/content.server.ts';
import type { MonthOfSky } from './sky.tsx';

/** Returns the seven skies with each one's months. */
export function monthSkies(): MonthOfSky[] {
  return slides().map(({ id, months }) => ({ id, months }));
}
