import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speculationRulesPath } from '../../server/header-list.ts';

/**
 * Browsers that can fetch a page of ours when a visitor seems about to open it (pointer over the link, or pressed).
 * Only documents: nothing runs. Browsers leave it out themselves on a saved data plan or a low battery.
 */
const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [data-no-prefetch]' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Writes the rules into the folder of the built pages. */
export async function writeSpeculationRules(folder: string): Promise<void> {
  await writeFile(join(folder, speculationRulesPath), `${JSON.stringify(speculationRules)}\n`);
}
