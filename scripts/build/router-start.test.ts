import { describe, expect, it } from 'vitest';
import { routerStart } from './router-start.ts';
import { routerScripts } from './router-start-fixture.ts';

const page = (scripts: Partial<typeof routerScripts> = routerScripts) => `<html><body>${Object.values(scripts).join('')}</body></html>`;

describe('what the router starts from', () => {
  it('is read from the scripts it wrote into the page', () => {
    expect(routerStart(page())).toEqual({
      context: { basename: '/', ssr: false },
      manifest: '/assets/manifest-1.js',
      entry: '/assets/entry.client-1.js',
      modules: { root: '/assets/root-1.js', '/team': '/assets/team-1.js' },
      stream: '[{"_1":2}]\n',
    });
  });

  it('has its data together where they came in several parts', () => {
    const parts = { ...routerScripts, close: `${routerScripts.payload}${routerScripts.close}` };
    expect(routerStart(page(parts)).stream).toBe('[{"_1":2}]\n[{"_1":2}]\n');
  });

  it.each(['context', 'modules', 'payload'] as const)('fails the build when the router wrote no %s script', (missing) => {
    const { [missing]: _, ...rest } = routerScripts;
    expect(() => routerStart(page(rest))).toThrow(/start scripts have changed/);
  });

  it('fails the build when a route has no script', () => {
    const modules = routerScripts.modules.replace('import * as route1 from "/assets/team-1.js";', '');
    expect(() => routerStart(page({ ...routerScripts, modules }))).toThrow('the import of /team');
  });
});
