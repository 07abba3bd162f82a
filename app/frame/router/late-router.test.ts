import {
  createPath,
  type DataRouter,
  type RouterState,
  UNSAFE_createMemoryHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
} from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

  it.each([
    ['replacing', { replace: true }, 'REPLACE'],
    ['adding', {}, 'PUSH'],
  ] as const)('changes the query of the page by itself, %s a step', async (_, options, action) => {
    const { router, states, bring, history } = opened({ fails: true });
    await router.navigate({ search: '?tab=services' }, options);
    expect(states).toMatchObject([{ location: { pathname: '/team', search: '?tab=services' }, navigation: { state: 'idle' } }]);
    expect(router.state).toMatchObject({ historyAction: action, loaderData: { '/team': 'written' } });
    expect(createPath(history.location)).toBe('/team?tab=services');
    expect(bring).not.toHaveBeenCalled();
  });

  it('goes on from the place within the page where the visitor has come to', async () => {
    const { router, history } = opened();
    await router.navigate('/team?tab=services');
    await router.come();
    expect(createPath(router.state.location)).toBe('/team?tab=services');
    await router.navigate('/visit');
    history.go(-1);
    await vi.waitFor(() => expect(createPath(router.state.location)).toBe('/team?tab=services'));
  });

  it('follows steps back and forward within the page by itself, each to the place it was left at', async () => {
    const { router, history, bring } = opened();
    const standAt = (top: number) => vi.stubGlobal('scrollY', top);
    onTestFinished(() => void vi.unstubAllGlobals());
    standAt(0);
    router.enableScrollRestoration({}, () => 0);
    await router.navigate('#hours');
    expect(router.state.restoreScrollPosition).toBe(null);
    standAt(500);
    history.go(-1);
    expect(router.state).toMatchObject({ location: { hash: '' }, historyAction: 'POP', restoreScrollPosition: 0 });
    standAt(0);
    history.go(1);
    expect(router.state).toMatchObject({ location: { hash: '#hours' }, restoreScrollPosition: 500 });
    expect(bring).not.toHaveBeenCalled();
  });

  it('leaves the page where it is when asked to', async () => {
    const { router } = opened();
    await router.navigate({ search: '?tab=services' }, { replace: true, preventScrollReset: true });
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('takes what a form sends along, whether the router comes or not', async () => {
    const formData = new FormData();
    formData.set('q', 'oak & cedar');
    const sent = opened();
    await sent.router.navigate('/visit', { formMethod: 'GET', formData });
    expect(createPath(sent.router.state.location)).toBe('/visit?q=oak+%26+cedar');
    const failed = opened({ fails: true });
    await failed.router.navigate('/visit', { formMethod: 'GET', formData });
    expect(failed.openWhole).toHaveBeenCalledWith('http://localhost/visit?q=oak+%26+cedar');
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

  it('opens a page whole where it cannot be had, and tries anew at the next step', async () => {
    const { router, openWhole, bring } = opened({ fails: true });
    await router.navigate('/visit#map');
    expect(openWhole).toHaveBeenLastCalledWith('http://localhost/visit#map');
    await router.navigate('/visit');
    expect(openWhole).toHaveBeenLastCalledWith('http://localhost/visit');
    await expect(router.come()).rejects.toThrow('no connection');
    expect(bring).toHaveBeenCalledTimes(3);
  });

  it('opens the page that was stepped back to whole, where it cannot be had', async () => {
    const { history, openWhole } = opened({ fails: true });
    history.go(-1);
    await vi.waitFor(() => expect(openWhole).toHaveBeenCalledWith('http://localhost/visit'));
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
    vi.stubGlobal('scrollY', 640);
    onTestFinished(() => void vi.unstubAllGlobals());
    router.enableScrollRestoration({}, () => 0);
    await router.navigate('/visit');
    history.go(-1);
    await vi.waitFor(() => expect(router.state.restoreScrollPosition).toBe(640));
  });
});
