import type { Plugin } from 'vite';
import { languages } from '#app/site/language.ts';

const prefix = 'virtual:site-index/';

/**
 * Gives the index of the site (app/parts/site-index) to the code as a module per language, made from content/ when it is
 * asked for. As a module it gets a name by its content, is compressed and kept as every other asset, and comes only when
 * search or assistant opens.
 */
export function siteIndexModule(): Plugin {
  return {
    name: 'site-index',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const language = languages.find((each) => id === `\0${prefix}${each}`);
      if (!language) return undefined;
      // Only browsers ask it: what writes the pages would make both for nothing.
      if (this.environment?.name === 'ssr') return 'export default undefined;';
      const { siteIndex } = await import('#app/parts/site-index/site-index.server.ts');
      // A text to be parsed is quicker to read for a phone than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(siteIndex(language)))});`;
    },
  };
}
