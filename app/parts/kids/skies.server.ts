import { slides } from '#app/content/content.server.ts';
import type { MonthOfSky } from './sky.tsx';

/** The seven skies with the months that each stands for. */
export function monthSkies(): MonthOfSky[] {
  return slides().map(({ id, months }) => ({ id, months }));
}
