import { UNSAFE_createMemoryHistory, UNSAFE_createRouter, UNSAFE_defaultMapRouteProperties } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { OpenedPage } from '#app/site/opened-page.ts';
import { openedState } from './opened-state.ts';

const Site = () => <p>site</p>;
const Condition = () => <p>condition</p>;
const Layout = ({ children }: { children: React.ReactNode }) => <html lang="en">{children}</html>;
const ErrorPage = () => <p>error</p>;

const page: OpenedPage = {
  context: {},
  manifest: '/assets/manifest.js',
  entry: '/assets/entry.js',
  modules: { root: { default: Site, Layout, ErrorBoundary: ErrorPage }, '/patient-education/:name': { default: Condition } },
  state: { loaderData: { root: { offices: [] }, '/patient-education/:name': { title: 'Asthma' } }, actionData: null, errors: null },
};

const at = (path: string) => UNSAFE_createMemoryHistory({ initialEntries: [path] });

describe('the state of a page that was opened', () => {
  it('is the one the router itself would begin with', () => {
    const history = at('/patient-education/asthma?a=1#signs');
    const { state } = UNSAFE_createRouter({
      history,
      hydrationData: page.state,
      mapRouteProperties: UNSAFE_defaultMapRouteProperties,
      routes: [
        {
          id: 'root',
          path: '',
          loader: () => null,
          element: (
            <Layout>
              <Site />
            </Layout>
          ),
          errorElement: (
            <Layout>
              <ErrorPage />
            </Layout>
          ),
          children: [{ id: '/patient-education/:name', path: '/patient-education/:name', loader: () => null, Component: Condition }],
        },
      ],
    });
    const opened = openedState(page, history.location);
    const { matches, navigation, ...rest } = opened;
    const { matches: routerMatches, navigation: routerNavigation, ...routerRest } = state;
    expect(rest).toEqual(routerRest);
    expect(navigation).toMatchObject({ state: routerNavigation.state });
    const drawn = (all: typeof matches) =>
      all.map(({ params, pathname, pathnameBase, route: { id, element, errorElement } }) => ({
        ...{ params, pathname, pathnameBase, id },
        ...{ element, errorElement },
      }));
    expect(drawn(matches)).toEqual(drawn(routerMatches));
  });

  it('is refused for an address that is none of the page’s', () => {
    expect(() => openedState(page, at('/elsewhere').location)).toThrow('/elsewhere is not an address of /patient-education/:name');
  });
});
