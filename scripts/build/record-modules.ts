import type { Plugin } from 'vite';
import { languages } from '#app/site/language.ts';

/** What a module holds, by its name; each made from content/ when it is asked for. */
const records = new Map<string, () => Promise<unknown>>([
  ['virtual:alarm/reading', async () => (await import('#app/parts/alarm/alarm.server.ts')).alarmReading()],
  ['virtual:intents', async () => (await import('#app/parts/intent/intent.server.ts')).intentModel()],
  ['virtual:meant-pages', async () => (await import('#app/parts/intent/meant-page.server.ts')).meantPageModel()],
  ...languages.flatMap((language): [string, () => Promise<unknown>][] => [
    [`virtual:alarm/${language}`, async () => (await import('#app/parts/alarm/alarm.server.ts')).alarmTexts(language)],
    [
      `virtual:medicines/${language}`,
      async () => (await import('#app/parts/medicines/listed-medication.server.ts')).listedMedications(language),
    ],
    [`virtual:site-index/${language}`, async () => (await import('#app/parts/site-index/site-index.server.ts')).siteIndex(language)],
  ]),
]);

/** What the prerendered pages show; the other modules only browsers ask for. */
const prerendered = /^virtual:medicines\//;

/**
 * Gives the index of the site (app/parts/site-index), the list of medicines (app/parts/medicines), the words of emergencies (app/parts/alarm)
 * and what questions need (app/parts/intent) to the code as modules.
 * As a module each gets a name by its content, is compressed and kept as every other asset, and comes only when it is needed.
 */
export function recordModules(): Plugin {
  return {
    name: 'record-modules',
    resolveId: (id) => (records.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.replace(/^\0/, '');
      const record = records.get(name);
      if (!record) return undefined;
      // What writes the pages would make the others for nothing.
      if (this.environment?.name === 'ssr' && !prerendered.test(name)) return 'export default undefined;';
      // A text to be parsed is quicker to read for a phone than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await record()))});`;
    },
  };
}
