/** Compiles the scripts of app/browser that run without React, for the pages to hold (app/entry.server.tsx). */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { slides } from '#app/content/content.server.ts';
import { frameData } from '#app/content/pages/frame.server.ts';
import { inlineNames } from '#app/frame/inline-scripts.ts';
import { clinicRecords } from '#app/parts/hours/clinic-records.ts';
import { languages } from '#app/site/language.ts';
import { type Asset, type Bundle, bundled, bundledModules } from './bundled.ts';

const virtual = 'virtual:page-scripts';
const browser = join(import.meta.dirname, '../../app/browser');

/** The scripts that show what holds now, that of every page first; Preact draws what React draws at build. */
function liveScripts(): Promise<readonly Asset[]> {
  const records = Object.fromEntries(languages.map((language) => [language, clinicRecords(frameData(language), language)]));
  return bundledModules(join(browser, 'live.ts'), {
    define: { builtRecords: JSON.stringify(records) },
    // The second is what the development server compiles to.
    resolve: { alias: { 'react/jsx-runtime': 'preact/jsx-runtime', 'react/jsx-dev-runtime': 'preact/jsx-dev-runtime' } },
  });
}

/** Of each month, January first, the picture in home's opening, and whether a specimen is drawn for it: not beside a photograph. */
function monthPictures() {
  const pictures = slides();
  return Array.from({ length: 12 }, (_, place) => {
    const shown = pictures.find(({ months }) => months.includes(place + 1)) ?? pictures[0];
    return { id: shown?.id ?? '', specimen: !shown?.picture };
  });
}

/** The scripts that stand in the page itself, by name. Throws when one does not compile or would close its own element. */
async function inlineScripts(livePath: string): Promise<ReadonlyMap<string, Bundle>> {
  const define = { livePath: JSON.stringify(livePath), monthPictures: JSON.stringify(monthPictures()) };
  const bundles = inlineNames.map(async (name) => {
    const bundle = await bundled(join(browser, `${name}.ts`), { define });
    if (bundle.code.includes('</')) throw new Error(`app/browser/${name}.ts would close its own script element: it contains "</"`);
    return [name, bundle] as const;
  });
  return new Map(await Promise.all(bundles));
}

/** Gives the pages their scripts as `virtual:page-scripts`, and the browser the file among them, in development as in the build. */
export function pageScripts(): Plugin {
  /** Compiled once; in development a change of one of their files loads them anew. */
  let live: Promise<readonly Asset[]> | undefined;
  return {
    name: 'page-scripts',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      if (this.meta.watchMode) live = undefined;
      live ??= liveScripts();
      const scripts = await live;
      const inline = await inlineScripts(scripts[0]?.path ?? '');
      for (const file of [...scripts, ...inline.values()].flatMap(({ files }) => files)) this.addWatchFile(file);
      return `export default ${JSON.stringify(Object.fromEntries([...inline].map(([name, { code }]) => [name, code])))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      live ??= liveScripts();
      for (const { path, code } of await live) this.emitFile({ type: 'asset', fileName: path.slice(1), source: code });
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const script = url.startsWith('/assets/live') && (await live)?.find(({ path }) => path === url);
        if (!script) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(script.code);
      });
    },
  };
}
