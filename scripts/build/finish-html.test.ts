import { describe, expect, it } from 'vitest';
import { finishedPage, type PageCode } from './finish-html.ts';

const code: PageCode = {
  style: 'body{margin:0}',
  scripts: {
    theme: 'theme()',
    'month-picture': 'monthPicture()',
    closures: 'closures()',
    pictures: 'pictures()',
    wake: 'wake()',
    'unknown-path': 'unknown()',
  },
};

const router = {
  scroll: '<script>((storageKey) => {})("react-router-scroll-positions", null)</script>',
  context:
    '<script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ReadableStream({});</script>',
  modules:
    '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/team-1.js";\n  \n  window.__reactRouterRouteModules = {"root":route0,"/team":route1};\n\nimport("/assets/entry.client-1.js");</script>',
  payload: '<script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2}]\\n");</script>',
  close: '<script>window.__reactRouterContext.streamController.close();</script>',
};
const head =
  '<head><script data-inline="theme"></script><style data-inline="style"></style><link rel="modulepreload" href="/assets/a.js"/></head>';
const page = (scripts: Partial<typeof router> = router) =>
  `<html>${head}<body><h1>Team</h1>${Object.values(scripts).join('')}<script type="application/ld+json">{"a":1}</script><script data-inline="wake"></script></body></html>`;

const blocks = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/json" data-start="(\w+)">(.*?)<\/script>/gs)].map(([, name, text]) => [name, text]),
  );

describe('a finished page', () => {
  const { html, data } = finishedPage(page(), code);

  it('runs only our own inline scripts', () => {
    const running = [...html.matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(running).toEqual(['theme()', 'wake()']);
  });

  it('keeps every script element in its place', () => {
    expect(html.match(/<script/g)?.length).toBe(page().match(/<script/g)?.length);
  });

  it('carries what the router needs to start', () => {
    expect(JSON.parse(blocks(html).start ?? '')).toEqual({
      context: { basename: '/', ssr: false },
      manifest: '/assets/manifest-1.js',
      modules: { root: '/assets/root-1.js', '/team': '/assets/team-1.js' },
      entry: '/assets/entry.client-1.js',
      data: data.url,
    });
  });

  it('leaves what React wakes with to a file whose name changes with it', () => {
    expect(data.text).toBe('[{"_1":2}]\n');
    expect(html).not.toContain('_1');
    const other = { ...router, payload: router.payload.replace('2', '3') };
    expect(finishedPage(page(other), code).data.url).not.toBe(data.url);
  });

  it('brings the records of the hours where its own part tells of now, or the build says what to do', () => {
    const telling = page().replace('<h1>', '<main><clinic-now view="office-status"></clinic-now></main><h1>');
    expect(() => finishedPage(telling, code)).toThrow('tellsNow');
    const withRecords = telling.replace('</body>', '<script type="application/json" data-clinic="true">{}</script></body>');
    expect(finishedPage(withRecords, code).html).toContain('clinic-now');
  });

  it('takes data that came in several parts together', () => {
    const parts = { ...router, close: `${router.payload}${router.close}` };
    expect(finishedPage(page(parts), code).data.text).toBe('[{"_1":2}]\n[{"_1":2}]\n');
  });

  it('has the stylesheet in it and preloads no script', () => {
    expect(html).toContain('<style data-inline="style">body{margin:0}</style>');
    expect(html).not.toContain('modulepreload');
  });

  it('cannot be broken out of by text in the data', () => {
    const evil = { ...router, context: router.context.replace('"/"', '"<!-- x"') };
    expect(blocks(finishedPage(page(evil), code).html).start).toContain('"\\u003c!-- x"');
  });

  it.each(['context', 'modules', 'payload'] as const)('fails the build when the router wrote no %s script', (missing) => {
    const { [missing]: _, ...rest } = router;
    expect(() => finishedPage(page(rest), code)).toThrow(/start scripts have changed/);
  });

  it('fails the build on a script it does not know', () => {
    const strange = { ...router, close: '<script>alert(1)</script>' };
    expect(() => finishedPage(page(strange), code)).toThrow(/does not know.*alert/);
  });
});
