/** Tests for content that the content security policy would refuse, and for empty table headings. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses } from '#app/site/paths.ts';
import { pageRecord } from './page-records.ts';

const policy: Record<'scripts' | 'styles', readonly string[]> = JSON.parse(readFileSync('build/csp.json', 'utf8'));

describe.each(addresses)('$path', ({ path }) => {
  const { inlineCode, rowsWithoutHeading } = pageRecord(path);

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
});
