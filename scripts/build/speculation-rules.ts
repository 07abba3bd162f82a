import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speculationRulesPath } from '../../server/header-list.ts';

/**
 * Lets browsers that support it prefetch a page of ours when the visitor is about to open it (pointer over the link, or pressed). Only the
 * document is fetched; no script runs. With data saver or a low battery, browsers do not prefetch.
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
