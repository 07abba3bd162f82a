import { normalised } from './search.ts';

/**
 * Returns the forms in which people write a medicine's name: all of it, without the part in brackets ("prednisone (a short course)")
 * and, for a brand, its first word ("Claritin-D", "Coricidin HBP"), but no single word of "night-time cold products".
 */
export function calledBy(name: string) {
  const whole = normalised(name);
  const isBrand = /^\p{Lu}/u.test(name);
  return { whole: [whole, normalised(name.replace(/\(.*\)/, ''))], first: isBrand ? [whole.split(' ')[0] ?? whole] : [] };
}
