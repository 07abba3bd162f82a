/** The router itself, made as React Router's own `HydratedRouter` makes it: fetched when somebody goes on inside the site. */
import {
  type DataRouter,
  type UNSAFE_AssetsManifest,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
  type UNSAFE_RouteModules,
} from 'react-router';
import type { OpenedPage } from '#app/site/opened-page.ts';
import type { BrowserHistory } from './held-history.ts';

interface Settings {
  readonly page: OpenedPage;
  readonly history: BrowserHistory;
  /** What the components know of all routes so far; the whole list is put into it. */
  readonly manifest: UNSAFE_AssetsManifest;
  readonly routeModules: UNSAFE_RouteModules;
}

declare global {
  interface Window {
    readonly __reactRouterManifest?: UNSAFE_AssetsManifest;
  }
}

/** The router at the page that was opened, listening. Rejects when the list of routes cannot be had. */
export async function wholeRouter({ page, history, manifest, routeModules }: Settings): Promise<DataRouter> {
  await import(/* @vite-ignore */ page.manifest);
  Object.assign(manifest, window.__reactRouterManifest);
  const { state } = page;
  const hydrationData = { ...state, loaderData: { ...state.loaderData } };
  const router: DataRouter = UNSAFE_createRouter({
    routes: UNSAFE_createClientRoutes(manifest.routes, routeModules, hydrationData, false, false),
    history,
    hydrationData,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: [...UNSAFE_hydrationRouteProperties],
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, manifest, routeModules, false),
  });
  return router.initialize();
}
