import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withPreloadError } from './failed-route-modules.ts';

const installed = readFileSync('node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js', 'utf8');

describe('a route module that fails to load', () => {
  it('raises the preload error instead of reloading the page being left', () => {
    const code = withPreloadError(installed);
    expect(code).not.toContain('location.reload');
    expect(code).toContain("new Event('vite:preloadError'");
  });

  it('fails the build when the router does it differently', () => {
    expect(() => withPreloadError('export {}')).toThrow(/differently now/);
  });
});
