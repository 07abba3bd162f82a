import { join } from 'node:path';
import type { Node } from 'estree-walker';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import routes from '#app/routes.ts';
import { type Language, languages } from '#app/site/language.ts';
import { mustAskForWords, withoutWords, wordsOfLanguage } from './words-of-language.ts';

const app = `${normalizePath(join(import.meta.dirname, '../../app'))}/`;
/** How React Router asks for the script of a route. */
const clientRoute = '?__react-router-build-client-route';
const pagePrefix = 'virtual:page-in/';
const pageId = new RegExp(`^\0${pagePrefix}(\\w+)/(.*)`);
/** Behind the name of a part that is sent for later: what sends for it. */
const sentForBy = '?sent-for-by=';

/** What every page runs on besides its own script. */
const frame = [`${app}entry.client.tsx`, `${app}root.tsx${clientRoute}`];

const isOurScript = (id: string) => id.startsWith(app) && /\.tsx?(?:\?|$)/.test(id);

/** Said when something failed: that may be what brings the other language. */
const ofFailures = /\/(?:error|failed)-words\.ts$/;

/** The module of a page's script in one language, by that of its script in none. */
export const pageInLanguage = (language: Language, script: string) =>
  `\0${pagePrefix}${language}/${script.replace(app, '').replace(clientRoute, '')}`;

/** Modules that declare words. */
const telling = new Set<string>();

/** Whether a module declares words: in the scripts only their place is left of it. */
export const declaresWords = (id: string) => telling.has(id);

/**
 * Lets a page wake with the words of its own language alone (decision 032). Its scripts hold none; what it begins with in a
 * language is its words and its script. A part that is sent for later and has words of its own brings them in both: it may stay
 * over a change of language, or answer in the other.
 */
export function wordsByLanguage(): Plugin {
  /** The modules that declare words among those that `starts` import at once, however far; and whether a page sets a language for a part. */
  async function reached(context: Rolldown.PluginContext, starts: readonly string[]) {
    const seen = new Set(starts);
    let speaksBoth = false;
    for (const id of seen) {
      const { importedIds, code } = await context.load({ id, resolveDependencies: true });
      speaksBoth ||= id.startsWith(`${app}pages/`) && /\bInLanguage\b/.test(code ?? '');
      for (const next of importedIds) if (next.startsWith(app)) seen.add(next);
    }
    return { words: [...seen].filter((id) => telling.has(id)), speaksBoth };
  }

  let ofFrame: ReturnType<typeof reached> | undefined;

  /**
   * Those of the frame are a file for all pages. What a page or part adds stands in its own, even where others add the same:
   * many small files compress badly, and each would be a request.
   */
  async function importing(context: Rolldown.PluginContext, words: readonly string[], spoken: readonly Language[], by: string) {
    ofFrame ??= reached(context, frame);
    const shared = new Set((await ofFrame).words);
    const name = by.replaceAll('/', '-').replace(/\W*(?:page)?\.tsx?$/, '');
    const asked = spoken.flatMap((language) => words.map((id) => `${id}?words=${language}${shared.has(id) ? '' : `&for=${name}`}`));
    return asked.map((id) => `import ${JSON.stringify(id)};\n`).join('');
  }

  async function pageCode(context: Rolldown.PluginContext, language: Language, file: string) {
    const script = JSON.stringify(app + file + clientRoute);
    const { words, speaksBoth } = await reached(context, [...frame, app + file + clientRoute]);
    // What answers for unknown addresses does so for those of both languages.
    const spoken = speaksBoth || !file.endsWith('/page.tsx') ? languages : [language];
    return `${await importing(context, words, spoken, file)}export * from ${script};\nexport { default } from ${script};\n`;
  }

  async function partCode(context: Rolldown.PluginContext, part: string, sender: string) {
    const [own, there] = await Promise.all([reached(context, [part]), reached(context, [sender])]);
    const bringsWords = own.words.some((one) => !there.words.includes(one));
    const words = bringsWords ? await importing(context, own.words, languages, part.slice(app.length)) : '';
    return `${words}export * from ${JSON.stringify(part)};\n`;
  }

  return {
    name: 'words-by-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const file of new Set(routes.map((route) => route.file))) {
        const name = file.split('/').at(-2);
        for (const language of languages)
          this.emitFile({ type: 'chunk', id: `${pagePrefix}${language}/${file}`, name: `${name}-${language}` });
      }
    },
    resolveId: (id) => (id.startsWith(pagePrefix) ? `\0${id}` : undefined),
    async resolveDynamicImport(source, importer) {
      if (typeof source !== 'string' || !importer?.startsWith(app)) return null;
      const part = await this.resolve(source, importer);
      return part?.id.startsWith(app) && /\.tsx?$/.test(part.id)
        ? part.id + sentForBy + encodeURIComponent(importer.slice(app.length))
        : null;
    },
    async load(id) {
      const [, language, file = ''] = pageId.exec(id) ?? [];
      if (language) return pageCode(this, language as Language, file);
      const [part = '', sender] = id.split(sentForBy);
      return sender ? { code: await partCode(this, part, app + decodeURIComponent(sender)), moduleType: 'js' } : null;
    },
    transform(code, id) {
      if (!isOurScript(id) || ofFailures.test(id) || !/[wW]ords\b/.test(code)) return null;
      const root = this.parse(code) as Node;
      if (!code.includes('defineWords(')) return mustAskForWords(root);
      const [query = '', language] = /\?words=(\w+).*/.exec(id) ?? [];
      const script = language
        ? wordsOfLanguage(code, root, { file: id.slice(0, -query.length), language: language as Language, query })
        : withoutWords(code, root);
      if (script && !language) telling.add(id);
      // Nobody takes anything of the words of a language: they are told.
      return script && { code: script.toString(), map: script.generateMap({ hires: 'boundary' }), moduleSideEffects: Boolean(language) };
    },
  };
}
