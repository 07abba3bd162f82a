/** The HTML of one page of each kind, in English and Spanish by turns, as html-validate judges it under .htmlvalidate.mjs; of every page with `VISITS=full`. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { addresses } from '#app/site/paths.ts';
import config from '../../.htmlvalidate.mjs';
import { modules, oneOfEachKind, visitsEverything } from '../support/addresses.ts';

const loader = new StaticConfigLoader(config);
const resolved = await loader.getConfigFor('');
// Worked out anew for each page it took a tenth of the time.
loader.getConfigFor = () => resolved;
const validator = new HtmlValidate(loader);

const inTurns = modules.flatMap((module, place) =>
  oneOfEachKind.filter(({ page, language }) => page.module === module && language === languages[place % languages.length]),
);

it.each(visitsEverything ? addresses : inTurns)('$path is valid', ({ path }) => {
  const faults = validator.validateFileSync(`build/client${path}/index.html`).results.flatMap(({ messages }) => messages);
  expect(faults.map(({ line, column, selector, message, ruleId }) => `${line}:${column} ${selector}: ${message} (${ruleId})`)).toEqual([]);
});
