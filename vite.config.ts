import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { languages } from './app/site/language.ts';
import { clientModules } from './scripts/build/client-modules.ts';
import { devFiles } from './scripts/build/dev-files.ts';
import { failedRouteModules } from './scripts/build/failed-route-modules.ts';
import { isOfGoingOn, routerInTwo } from './scripts/build/router-in-two.ts';
import { shortClasses } from './scripts/build/short-classes.ts';
import { siteIndexModule } from './scripts/build/site-index-module.ts';
import { declaresWords, wordsByLanguage } from './scripts/build/words-by-language.ts';

/** React, and of its router what draws a page. */
const isFramework = (id: string) => /node_modules\/(react|react-dom|react-router|scheduler)\//.test(id) && !isOfGoingOn(id);

/** What stands on every page; of the names that only an unknown address is looked up among, none. */
const isOfEveryPage = (id: string) =>
  /app\/(site|ui|frame|content)\/|app\/parts\/(hours|offices|search-form|emergency-card)\//.test(id) &&
  !/\?words=|app\/site\/(redirects|further-names)\.ts/.test(id);

/** The fewest starts that want what more than one page has: a page has three, its own script and one in each language. */
const moreThanOnePage = 4;

/**
 * Few larger files compress better than many small ones and need fewer requests: what every page runs on, and
 * what most pages share. Each page's own code stays by itself.
 */
const chunks = {
  groups: [
    { name: 'framework', test: isFramework, priority: 2 },
    { name: 'shared', test: (id: string) => isOfEveryPage(id) || declaresWords(id), minShareCount: moreThanOnePage, priority: 1 },
    // What the frame says, which stands around every page.
    ...languages.map((language) => ({ name: `words-${language}`, test: new RegExp(`\\?words=${language}$`) })),
  ],
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    failedRouteModules(),
    routerInTwo(),
    siteIndexModule(),
    wordsByLanguage(),
    shortClasses(),
    clientModules(),
    devFiles(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: chunks,
            // Without what stands behind a module's name for the plugins above.
            chunkFileNames: ({ name }) => `assets/${name.replace(/\..*/, '')}-[hash].js`,
          },
        },
      },
    },
  },
});
