import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtPage } from './built-page.ts';

const folder = 'build/client/assets/';
const sheets = [
  builtPage('/')('style').text(),
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(folder + file, 'utf8')),
];

/** Firefox and Safari drop a whole declaration with an unknown value: their wide header would look like a phone's. */
it('names a state of scrolling as a container only where a browser says that it knows one', () => {
  const containers = sheets.flatMap((sheet) => [
    ...sheet
      .replaceAll(/@supports ?\(container-type: ?scroll-state\) ?\{[^{}]+\{[^{}]*\}/g, '')
      .matchAll(/[{;]container(?:-type)?:([^;}]*)/g),
  ]);
  expect(containers.length).toBeGreaterThan(2);
  expect(containers.map(([, value]) => value).filter((value) => value?.includes('scroll-state'))).toEqual([]);
});
