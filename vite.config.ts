import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { devFiles } from './scripts/build/dev-files.ts';
import { pageScripts } from './scripts/build/page-scripts.ts';
import { recordModules } from './scripts/build/record-modules.ts';

/**
 * Few larger files compress better than many small ones and need fewer requests: what every page runs on, and
 * what most pages share. Each page's own code stays by itself.
 */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    { name: 'shared', test: /app\/(site|ui|frame|content|parts\/hours|parts\/offices)\//, minShareCount: 3, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), recordModules(), pageScripts(), devFiles()],
  build: {
    assetsInlineLimit: 0,
    // The list of what each page's code imports would come with every first hydration; it is found out on the way to a page.
    modulePreload: { resolveDependencies: (_, needed, { hostId }) => (hostId.includes('page-code') ? [] : needed) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    // The stylesheet that stands in the pages is made with them.
    ssr: { build: { cssMinify: true } },
  },
});
