import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './scripts/build/bundled.ts';

// Vite bundles this file with all that it imports, the list of doctors in content/ included. Node loads these from the folder that CONTENT_ROOT names.
const load = createRequire(import.meta.url);
const { devFiles }: typeof import('./scripts/build/dev-files.ts') = load('./scripts/build/dev-files.ts');
const { pageScripts }: typeof import('./scripts/build/page-scripts.ts') = load('./scripts/build/page-scripts.ts');
const { recordModules }: typeof import('./scripts/build/record-modules.ts') = load('./scripts/build/record-modules.ts');

/**
 * Few larger files compress better than many small ones and need fewer requests, but a page should not fetch what only others
 * show: the framework; what every page runs on; what most pages show; what pages on medicine show (sources, reviews, cards for
 * emergencies); what articles and their sheets show; how words are compared; articles. Each page's own code stays by itself. A
 * file takes along what it needs and no file of higher priority has: compare `npm run size` before and after a change.
 */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
    { name: 'text', test: /app\/(site\/(language|plain-text|seen-text)|lib\/calendar-names|content\/practice\/weekday)/, priority: 6 },
    { name: 'frame', test: /app\/(root\.tsx|entry\.client|ui\/(show-toast|page-style))/, priority: 4 },
    { name: 'shared', test: /\/app\//, minShareCount: 25, priority: 3 },
    {
      name: 'medical',
      test: /art\/drawn\.ts|app\/(lib|ui|content|parts\/(emergency-card|care-levels|action-plan|article\/(words|review-line|sources)))/,
      minShareCount: 10,
      priority: 2,
    },
    { name: 'sheet', test: /app\/parts\/(pictures\/(picture-figure|shown-picture)|article\/(visit-part|article-kind))/, priority: 2 },
    {
      name: 'comparing',
      test: /app\/parts\/matching\/(asked-words|edit-distance|function-word-list|keep-last|word-match|stem)/,
      priority: 2,
    },
    { name: 'article', test: /app\/parts\/article\//, minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), recordModules(), pageScripts(), devFiles()],
  build: {
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    // Read by scripts/build/files-ahead.ts and taken away again.
    manifest: true,
    // The list of what each page's code imports would come with every first hydration; it is found out on the way to a page.
    modulePreload: { resolveDependencies: (_, needed, { hostId }) => (hostId.includes('/frame-') ? [] : needed) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    // The stylesheet that stands in the pages is made with them.
    ssr: { build: { cssMinify: true } },
  },
});
