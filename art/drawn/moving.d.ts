import type { Theme } from '../drawn.ts';

/** One moment of a moving drawing as the inside of an `svg` element, 400 by 240 units. @param moved 0 to 1. */
export function movingSvg(id: 'airway' | 'blow' | 'hive', moved: number, theme: Theme): string;
