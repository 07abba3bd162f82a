import type { Picture } from '../model.ts';
import { stillLife } from '../parts/meal.ts';

/** A glass of milk, an egg, peanuts in and out of the shell, and a shrimp. */
export const foodPlate: Picture = { type: 'plate', draw: (p) => p.disc(200, 150, 146, 'food') + stillLife(p) };
