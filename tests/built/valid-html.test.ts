/** Checks one page of each kind, alternately English and Spanish, or all with `VISITS=full`, with html-validate and .htmlvalidate.mjs. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { addresses } from '#app/site/paths.ts';
import config from '../../.htmlvalidate.mjs';
import { modules, oneOfEachKind, visitsEverything } from '../support/addresses.ts';

const loader = new StaticConfigLoader(config);
const resolved = await loader.getConfigFor('');
// Computing it again for each page took a tenth of the time.
loader.getConfigFor = () => resolved;
const validator = new HtmlValidate(loader);

const inTurns = modules.flatMap((module, place) =>
  oneOfEachKind.filter(({ page, language }) => page.module === module && language === languages[place % languages.length]),
);

it.each(visitsEverything ? addresses : inTurns)('$path is valid', ({ path }) => {
  const faults = validator.validateFileSync(`build/client${path}/index.html`).results.flatMap(({ messages }) => messages);
  expect(faults.map(({ line, column, selector, message, ruleId }) => `${line}:${column} ${selector}: ${message} (${ruleId})`)).toEqual([]);
});
