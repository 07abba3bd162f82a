import { useEffect, useState } from 'react';
import {
  type DataRouter,
  type UNSAFE_AssetsManifest,
  UNSAFE_createBrowserHistory,
  UNSAFE_FrameworkContext,
  type UNSAFE_RouteModules,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Frame } from '#app/content/frame.server.ts';
import type { OpenedPage } from '#app/site/opened-page.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { quietImport } from '#app/ui/quiet-import.ts';
import { LastResort } from './last-resort.tsx';
import { lateRouter } from './late-router.ts';
import { openedState } from './opened-state.ts';

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

function openWhole(href: string) {
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** What the components may know of the routes: of those the page is made of, enough to draw what the build wrote. */
function openedRoutes({ modules, entry }: OpenedPage): UNSAFE_AssetsManifest {
  const routes = Object.fromEntries(Object.keys(modules).map((id) => [id, { id, path: id, module: entry, imports: [] }]));
  return { entry: { module: entry, imports: [] }, routes: routes as unknown as UNSAFE_AssetsManifest['routes'], url: entry, version: '' };
}

function openPage() {
  const page = window.openedPage;
  if (!page) throw new Error('app/browser/start-react.ts has not said which page was opened');
  const history = UNSAFE_createBrowserHistory();
  const manifest = openedRoutes(page);
  const routeModules = { ...page.modules } as UNSAFE_RouteModules;
  const router = lateRouter({
    state: openedState(page, history.location),
    history,
    openWhole,
    async bring(held) {
      const { wholeRouter } = await quietImport(() => import('./whole-router.ts'));
      return wholeRouter({ page, history: held, manifest, routeModules });
    },
  });
  return { router, framework: { ...(page.context as Settings), manifest, routeModules } };
}

type Settings = Pick<React.ContextType<typeof UNSAFE_FrameworkContext> & object, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'>;

/**
 * Draws the page that was opened, as React Router's own `HydratedRouter` does, with a router that comes only when
 * somebody may be about to go on inside the site (decision 030).
 */
export function PageRouter() {
  const [{ router, framework }] = useState(openPage);
  useEffect(() => {
    const onSign = (event: Event) => {
      if (!closestTo(event, 'a[href], form')) return;
      stop();
      // Whoever follows the link then sends for it once more, and opens the page whole if it cannot be had.
      router.come().catch(() => {});
    };
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, onSign, true);
    };
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
    return stop;
  }, [router]);
  return (
    <>
      <UNSAFE_FrameworkContext.Provider value={framework}>
        <LastResort frame={router.state.loaderData.root as Frame}>
          {/* The stand-in answers all that our components ask; what none of ours uses (fetchers, blockers) it has not. */}
          <RouterProvider router={router as unknown as DataRouter} />
        </LastResort>
      </UNSAFE_FrameworkContext.Provider>
      {/* The build writes the page's data here: as many children keep React's ids the same. */}
      {null}
    </>
  );
}
