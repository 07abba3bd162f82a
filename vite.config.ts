import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { failedRouteModules } from './scripts/build/failed-route-modules.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), failedRouteModules()],
  build: { assetsInlineLimit: 0 },
});
