import type { Plugin } from 'vite';

const reactRouter = /\/react-router\/dist\//;

/** Of React Router: how other pages are found and fetched. */
const goingOn =
  /\/react-router\/dist\/\w+\/(?:lib\/router\/(?:router|instrumentation|matcher|matcher-route-pattern\.preload)|lib\/dom\/ssr\/(?:routes|single-fetch|fog-of-war|data)|vendor\/.*)\.js$/;

/** What lists React Router's exports: it takes nothing by itself. */
const list = /\/dist\/\w+\/index\.js$/;

/** The pages React Router shows a site that has none of its own for errors: they would bring half of its components along. */
const ownPages = /\/(?:errorBoundaries|fallback)\.js$/;
const noPages = '\0no-pages-of-the-router';

/** Whether a module is of what only going on to another page needs (app/frame/router/whole-router.ts). */
export const isOfGoingOn = (id: string) => goingOn.test(id);

/**
 * Lets React Router come in two parts: its components, and how other pages are found and fetched, which comes when somebody
 * goes on (decision 030). The components use a constant or a small function of the other part here and there; these they get
 * from a second reading of its modules, of which the bundler keeps what is used.
 */
export function routerInTwo(): Plugin {
  let seen = false;
  return {
    name: 'router-in-two',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !reactRouter.test(importer) || list.test(importer)) return null;
      if (isOfGoingOn(importer)) return ownPages.test(source) ? noPages : null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !isOfGoingOn(found.id)) return null;
      seen = true;
      return { ...found, id: `${found.id}?asked-by-components` };
    },
    load(id) {
      return id === noPages ? 'export const RemixRootDefaultErrorBoundary = undefined, RemixRootDefaultHydrateFallback = undefined;' : null;
    },
    buildEnd(error) {
      if (!error && !seen)
        throw new Error('React Router has no part for going on where it was: see docs/decisions/030-the-router-in-two.md');
    },
  };
}
