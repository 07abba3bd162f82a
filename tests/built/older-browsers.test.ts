import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtPage } from './built-page.ts';

const client = 'build/client/';

/** Everything that runs in a visitor's browser, including libraries, by its file. */
const scripts = [
  ['the scripts in the page', builtPage('/')('script:not([src])').text()],
  ...readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(client + file, 'utf8')] as const),
] as const;

/**
 * Features newer than Chrome 109, Safari 15.6 or Firefox 102 (docs/decisions/051), from MDN's tables. The build lowers syntax; for
 * these there is an older way. Features that are only listened for (`scrollend`) or optional are allowed.
 */
const newer = {
  'a method of arrays': /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex)\(|\bArray\.fromAsync\b/,
  'a method of sets': /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'a method of iterators': /\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|some|every|find|reduce|toArray|take|drop)\(/,
  'a method of a class': /\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bRegExp\.escape\b|\bURL\.(?:canParse|parse)\b/,
  'a method of texts and bytes': /\.(?:isWellFormed|toWellFormed|toBase64|setFromBase64)\(|\bUint8Array\.fromBase64\b/,
  'a signal with a limit': /\bAbortSignal\.(?:any|timeout)\b/,
  'a pattern that looks behind': /\(\?<[=!]/,
  'an attribute of ARIA as a property': /\.aria[A-Z][a-zA-Z]+ ?=(?!=)/,
  // React names the first in a message, as a method of `form`.
  'a method of the page': /(?<!form)\.requestSubmit\(|\.(?:checkVisibility|setHTML|requestClose)\(|\bIntl\.DurationFormat\b/,
} as const;

it.each(Object.entries(newer))('no script uses %s that older browsers lack', (_, pattern) => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.flatMap(([file, code]) => (pattern.exec(code) ? `${file}: ${pattern.exec(code)?.[0]}` : []))).toEqual([]);
});

it('no color waits for a browser that knows light-dark(), and no rule for one that nests them or compares widths', () => {
  const style = builtPage('/')('style').text();
  expect(style).toContain('color-scheme');
  expect(style).not.toMatch(/light-dark\(|[{;]&/);
  // Safari 15 ignores a whole query in which `not` has no media type before it.
  expect(style).not.toMatch(/@media[^{]*(?:and|[(]) ?not \(|@media[^{]*(?:width|height)[<>]/);
});
