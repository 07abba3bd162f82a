/** The HTML of every page, as html-validate judges it under .htmlvalidate.mjs. */
import { globSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import config from '../../.htmlvalidate.mjs';

const loader = new StaticConfigLoader(config);
const resolved = await loader.getConfigFor('');
// Worked out anew for each page it took a tenth of the time.
loader.getConfigFor = () => resolved;
const validator = new HtmlValidate(loader);

it.each(globSync('build/client/**/index.html'))('%s is valid', (file) => {
  const faults = validator.validateFileSync(file).results.flatMap(({ messages }) => messages);
  expect(faults.map(({ line, column, selector, message, ruleId }) => `${line}:${column} ${selector}: ${message} (${ruleId})`)).toEqual([]);
});
