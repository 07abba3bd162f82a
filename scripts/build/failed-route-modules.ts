import type { Plugin } from 'vite';

/** What React Router does when a page's code cannot be loaded: it reloads the page the visitor is leaving. */
const reloadsThePageBeingLeft = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** What Vite does for code of its own: it raises an event, and throws unless somebody took care. */
const raisesThePreloadError = `
const preloadError = new Event('vite:preloadError', { cancelable: true });
preloadError.payload = error;
window.dispatchEvent(preloadError);
if (!preloadError.defaultPrevented) throw error;
return new Promise(() => {});`;

export function withPreloadError(code: string): string {
  if (!reloadsThePageBeingLeft.test(code)) {
    throw new Error('React Router handles route modules that fail to load differently now: see docs/decisions/005-failed-loads.md');
  }
  return code.replace(reloadsThePageBeingLeft, raisesThePreloadError);
}

/** Lets app/frame/failed-chunks.ts decide what happens when a page's code cannot be loaded (decision 005). */
export function failedRouteModules(): Plugin {
  let seen = false;
  return {
    name: 'failed-route-modules',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/.test(id)) return null;
      seen = true;
      return { code: withPreloadError(code), map: null };
    },
    buildEnd(error) {
      if (!error && !seen && this.environment.name === 'client') {
        throw new Error("React Router's loading of route modules is not where it was: see docs/decisions/005-failed-loads.md");
      }
    },
  };
}
