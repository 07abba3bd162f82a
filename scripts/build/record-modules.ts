import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { contentRoot } from '#app/content/content-root.server.ts';
import { languages } from '#app/site/language.ts';

/** Renders the cards with React, as the conversation will, through Vite: Node alone does not read .tsx files. */
async function drawnCards() {
  const { alarmReading, alarmTexts } = await import('#app/parts/alarm/alarm.server.ts');
  const file = join(import.meta.dirname, '../../app/parts/assistant/drawn-cards.server.tsx');
  const { module } = await runnerImport<typeof import('#app/parts/assistant/drawn-cards.server.tsx')>(file, { configFile: false });
  return Object.fromEntries(
    languages.map((language) => [language, module.drawnCards(alarmReading().table, alarmTexts(language), language)]),
  );
}

/** The data of each virtual module by its name, computed from content/ when the module is loaded. */
const records = new Map<string, () => Promise<unknown>>([
  ['virtual:alarm/reading', async () => (await import('#app/parts/alarm/alarm.server.ts')).alarmReading()],
  ['virtual:assistant/cards', drawnCards],
  ['virtual:intents', async () => (await import('#app/parts/intent/intent.server.ts')).intentModel()],
  ['virtual:meant-pages', async () => (await import('#app/parts/intent/meant-page.server.ts')).meantPageModel()],
  ...languages.flatMap((language): [string, () => Promise<unknown>][] => [
    [`virtual:alarm/${language}`, async () => (await import('#app/parts/alarm/alarm.server.ts')).alarmTexts(language)],
    [`virtual:ladders/${language}`, async () => (await import('#app/parts/alarm/ladders.server.ts')).ladders(language)],
    [
      `virtual:medicines/${language}`,
      async () => (await import('#app/parts/medicines/listed-medication.server.ts')).listedMedications(language),
    ],
    [`virtual:site-index/${language}`, async () => (await import('#app/parts/site-index/site-index.server.ts')).siteIndex(language)],
  ]),
]);

/** The modules that the prerender needs; the others are loaded only in browsers. */
const prerendered = /^virtual:medicines\//;

/**
 * Provides large data as virtual modules: the site index (app/parts/site-index), the list of medicines (app/parts/medicines), the words of
 * emergencies (app/parts/alarm), their rendered cards (app/browser/early-card.ts) and the question classifiers (app/parts/intent). As
 * modules, they are named by their content, compressed and cached like other assets, and loaded only when needed.
 */
export function recordModules(): Plugin {
  return {
    name: 'record-modules',
    // Otherwise Vite itself would resolve the list of doctors by its path.
    enforce: 'pre',
    resolveId(id) {
      // The table of pages must use the list of doctors in the folder from which everything else is read.
      if (id.endsWith('/content/physicians.json')) return resolve(contentRoot, 'physicians.json');
      return records.has(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      const name = id.replace(/^\0/, '');
      const record = records.get(name);
      if (!record) return undefined;
      // The prerender never uses them, so skip the work.
      if (this.environment?.name === 'ssr' && !prerendered.test(name)) return 'export default undefined;';
      // Phones parse a JSON string faster than the same data written as code.
      const data = `JSON.parse(${JSON.stringify(JSON.stringify(await record()))})`;
      // The desk draws pages with the records of its own content/ in place of the build's (office/website/files/draw-site-page.ts).
      const given = this.environment?.name === 'ssr' ? `globalThis[Symbol.for(${JSON.stringify(name)})] ?? ` : '';
      return `export default ${given}${data};`;
    },
  };
}
