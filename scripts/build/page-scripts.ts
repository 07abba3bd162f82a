/** Compiles the scripts of app/browser, which run without React: some inline in every page, the live ones as files of their own. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { slides } from '#app/content/content.server.ts';
import { frameData } from '#app/content/pages/frame.server.ts';
import { apiOrigin, requestSettings } from '#app/content/requests/request-settings.server.ts';
import { inlineNames } from '#app/frame/inline-scripts.ts';
import { clinicRecords } from '#app/parts/hours/clinic-records.ts';
import { languages } from '#app/site/language.ts';
import { todayPath } from '#app/today/api.ts';
import { type Asset, type Bundle, bundled, bundledModules } from './bundled.ts';

const virtual = 'virtual:page-scripts';
const browser = join(import.meta.dirname, '../../app/browser');
const earlyCard = join(browser, 'early-card.ts');

/** Compiles the scripts for the current state, the one of every page first. Preact renders the views that React rendered at build time. */
function liveScripts(dayAddress: string): Promise<readonly Asset[]> {
  const records = Object.fromEntries(languages.map((language) => [language, clinicRecords(frameData(language), language)]));
  return bundledModules(join(browser, 'live.ts'), {
    define: { builtRecords: JSON.stringify(records), dayAddress: JSON.stringify(dayAddress) },
    // The development server compiles JSX to the second module.
    resolve: { alias: { 'react/jsx-runtime': 'preact/jsx-runtime', 'react/jsx-dev-runtime': 'preact/jsx-dev-runtime' } },
  });
}

/** Returns the address of what is different today, on the server for requests; empty where the site takes none and has no server. */
function dayAddress(): string {
  return requestSettings() ? (apiOrigin() ?? '') + todayPath : '';
}

/** Returns for each month, January first, the picture at the top of home, and whether it has a specimen: a photo has none. */
function monthPictures() {
  const pictures = slides();
  return Array.from({ length: 12 }, (_, place) => {
    const shown = pictures.find(({ months }) => months.includes(place + 1)) ?? pictures[0];
    return { id: shown?.id ?? '', specimen: !shown?.picture };
  });
}

/** Compiles the inline scripts by name. Throws if one does not compile or contains "</", which could close its own script element. */
async function inlineScripts(livePath: string): Promise<ReadonlyMap<string, Bundle>> {
  const define = { livePath: JSON.stringify(livePath), monthPictures: JSON.stringify(monthPictures()) };
  const bundles = inlineNames.map(async (name) => {
    const bundle = await bundled(join(browser, `${name}.ts`), { define });
    if (bundle.code.includes('</')) throw new Error(`app/browser/${name}.ts would close its own script element: it contains "</"`);
    return [name, bundle] as const;
  });
  return new Map(await Promise.all(bundles));
}

/** Provides the inline scripts as the module `virtual:page-scripts` and the live scripts as files, in development and in the build. */
export function pageScripts(): Plugin {
  /** Compiled once; in development again whenever one of the source files changes. */
  let live: Promise<readonly Asset[]> | undefined;
  return {
    name: 'page-scripts',
    buildStart() {
      // No page imports early-card.ts by name: pages with the assistant contain its path (scripts/build/files-ahead.ts).
      if (this.environment.name === 'client' && !this.meta.watchMode) this.emitFile({ type: 'chunk', id: earlyCard });
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      if (this.meta.watchMode) live = undefined;
      // The development server has no API.
      live ??= liveScripts(this.meta.watchMode ? '' : dayAddress());
      const scripts = await live;
      const inline = await inlineScripts(scripts[0]?.path ?? '');
      for (const file of [...scripts, ...inline.values()].flatMap(({ files }) => files)) this.addWatchFile(file);
      return `export default ${JSON.stringify(Object.fromEntries([...inline].map(([name, { code }]) => [name, code])))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      live ??= liveScripts(dayAddress());
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
