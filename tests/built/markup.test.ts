/** What the content security policy would refuse, and what only one element of a page may have. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses } from '#app/site/paths.ts';
import { pageRecord } from './page-records.ts';

const policy: Record<'scripts' | 'styles', readonly string[]> = JSON.parse(readFileSync('build/csp.json', 'utf8'));

describe.each(addresses)('$path', ({ path }) => {
  const { inlineCode, rowsWithoutHeading, ids, namedIds } = pageRecord(path);

  it('has nothing inline that the policy does not name', () => {
    expect(inlineCode.styleAttributes).toEqual([]);
    expect(inlineCode.eventAttributes).toEqual([]);
    for (const part of ['scripts', 'styles'] as const) {
      expect(inlineCode[part].length).toBeGreaterThan(0);
      expect(inlineCode[part].filter((hash) => !policy[part].includes(hash))).toEqual([]);
    }
  });

  it('has no heading of a table without words', () => {
    expect(rowsWithoutHeading).toEqual([]);
  });

  it('gives an id once, and names only ids that are there', () => {
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect([...namedIds].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
