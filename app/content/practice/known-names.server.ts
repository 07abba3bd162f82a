import { locations, physicians } from '#app/content/content.server.ts';
import type { KnownNames } from '#app/today/entry.schema.ts';
import { plantNames } from '#app/today/words.ts';

/** Lists the names that the day's entries may use. */
export function knownNames(): KnownNames {
  return { offices: locations().map(({ id }) => id), doctors: physicians().map(({ id }) => id), plants: Object.keys(plantNames) };
}
