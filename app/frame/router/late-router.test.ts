import {
  createPath,
  type DataRouter,
  type RouterState,
  UNSAFE_createMemoryHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
} from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { BrowserHistory } from './held-history.ts';
import { lateRouter } from './late-router.ts';

const routes = [
  { id: 'root', path: '', children: ['/team', '/visit'].map((path) => ({ id: path, path, loader: () => `data of ${path}` })) },
];
const hydrationData = { loaderData: { '/team': 'written' } };

const wholeRouter = (history: BrowserHistory) =>
  UNSAFE_createRouter({ routes, history, hydrationData, mapRouteProperties: UNSAFE_defaultMapRouteProperties }).initialize();

/** A visitor on /team, who came from /visit; where `fails` the router itself cannot be had. */
function opened({ fails = false } = {}) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/visit', '/team'] });
  const { state } = wholeRouter(UNSAFE_createMemoryHistory({ initialEntries: ['/team'] }));
  const bring = vi.fn<(history: BrowserHistory) => Promise<DataRouter>>(async (held) => {
    if (fails) throw new TypeError('no connection');
    return wholeRouter(held);
  });
  const openWhole = vi.fn<(href: string) => void>();
  const router = lateRouter({ state: { ...state, location: history.location }, history, bring, openWhole });
  const states: RouterState[] = [];
  const unsubscribe = router.subscribe((next) => states.push(next));
  return { router, history, bring, openWhole, states, unsubscribe };
}

describe('a router that comes late', () => {
  it('is not sent for by what only asks about the page that stands there', () => {
    const { router, bring } = opened();
    expect(router.createHref(router.state.location)).toBe('/team');
    expect(router.encodeLocation('/visit#x')).toEqual({ pathname: '/visit', search: '', hash: '#x' });
    expect(router.state.location.pathname).toBe('/team');
    expect(router.state.loaderData).toEqual({ '/team': 'written' });
    expect(bring).not.toHaveBeenCalled();
  });

  it('goes to another page, and says at once that it is leaving', async () => {
    const { router, states, bring } = opened();
    const step = router.navigate('/visit?day=1');
    expect(states.at(-1)?.navigation).toMatchObject({ state: 'loading', location: { pathname: '/visit', search: '?day=1' } });
    await step;
    expect(states.at(-1)).toMatchObject({ location: { pathname: '/visit', search: '?day=1' }, navigation: { state: 'idle' } });
    expect(states.at(-1)?.loaderData).toEqual({ '/visit': 'data of /visit' });
    expect(router.state).toBe(states.at(-1));
    await router.navigate('/team');
    expect(bring).toHaveBeenCalledOnce();
  });

  it('changes the query of the page without saying that it is leaving', async () => {
    const { router, states } = opened();
    await router.navigate({ search: '?tab=services' }, { replace: true });
    expect(states.every(({ navigation }) => navigation.state === 'idle' || navigation.location?.pathname === '/team')).toBe(true);
    expect(createPath(router.state.location)).toBe('/team?tab=services');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('follows a step back that was made before it came', async () => {
    const { router, history, bring } = opened();
    history.go(-1);
    expect(bring).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/visit'));
    expect(router.state.historyAction).toBe('POP');
    history.go(1);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/team'));
  });

  it('goes back by number as well', async () => {
    const { router } = opened();
    await router.navigate(-1);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/visit'));
  });

  it('opens the page whole where it cannot be had, and tries anew at the next step', async () => {
    const { router, openWhole, bring } = opened({ fails: true });
    await router.navigate('/visit#map');
    expect(openWhole).toHaveBeenLastCalledWith('http://localhost/visit#map');
    await router.navigate({ search: '?a=1' });
    expect(openWhole).toHaveBeenLastCalledWith('http://localhost/team?a=1');
    await expect(router.come()).rejects.toThrow('no connection');
    expect(bring).toHaveBeenCalledTimes(3);
  });

  it('opens the page that was stepped back to whole, where it cannot be had', async () => {
    const { history, openWhole } = opened({ fails: true });
    history.go(-1);
    await vi.waitFor(() => expect(openWhole).toHaveBeenCalledWith('http://localhost/visit'));
  });

  it('leaves the page alone when a step within it finds no router', async () => {
    const { router, history, bring, openWhole } = opened({ fails: true });
    history.push('/team#hours');
    history.push('/team#map');
    history.go(-1);
    await vi.waitFor(() => expect(bring).toHaveBeenCalledOnce());
    await expect(router.come()).rejects.toThrow();
    expect(openWhole).not.toHaveBeenCalled();
  });

  it('tells nobody who has left', async () => {
    const { router, states, unsubscribe } = opened();
    await router.navigate('/visit');
    const heard = states.length;
    unsubscribe();
    await router.navigate('/team');
    expect(states).toHaveLength(heard);
  });

  it('restores the place in the page it goes back to, as it was asked before it came', async () => {
    const { router, history } = opened();
    const places: Record<string, number> = {};
    router.enableScrollRestoration(places, () => 640);
    const { key } = history.location;
    await router.navigate('/visit');
    expect(places[key]).toBe(640);
    history.go(-1);
    await vi.waitFor(() => expect(router.state.restoreScrollPosition).toBe(640));
  });
});
