import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { clientModules } from './scripts/build/client-modules.ts';
import { devFiles } from './scripts/build/dev-files.ts';
import { failedRouteModules } from './scripts/build/failed-route-modules.ts';
import { siteIndexModule } from './scripts/build/site-index-module.ts';

/**
 * Few larger files compress better than many small ones and need fewer requests: what every page runs on, and
 * what most pages share. Each page's own code stays by itself.
 */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    { name: 'shared', test: /app\/(site|ui|frame|content)\/|app\/parts\/(hours|offices|not-found)\//, minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), failedRouteModules(), siteIndexModule(), clientModules(), devFiles()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
});
