import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { speculationRulesPath } from '../../server/header-list.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

it('the rules prefetch our pages, but no downloads and no links marked data-no-prefetch', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'));
  await writeSpeculationRules(folder);
  const rules = JSON.parse(await readFile(join(folder, speculationRulesPath), 'utf8'));
  await rm(folder, { recursive: true });
  expect(rules).toEqual({
    prefetch: [
      {
        source: 'document',
        where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [data-no-prefetch]' } }] },
        eagerness: 'moderate',
      },
    ],
  });
});
