import { describe, expect, it } from 'vitest';
import { finishedPage } from './finish-html.ts';
import { routerScripts as router } from './router-start-fixture.ts';

const code = {
  style: 'body{margin:0}',
  scripts: {
    theme: 'theme()',
    'month-picture': 'monthPicture()',
    closures: 'closures()',
    pictures: 'pictures()',
    reveal: 'reveal()',
    wake: 'wake()',
    'unknown-path': 'unknown()',
  },
  data: '/assets/data-1.json',
};

const head =
  '<head><script data-inline="theme"></script><style data-inline="style"></style><link rel="modulepreload" href="/assets/a.js"/></head>';
const page = (scripts: Partial<typeof router> = router) =>
  `<html>${head}<body><h1>Team</h1>${Object.values(scripts).join('')}<script type="application/ld+json">{"a":1}</script><script data-inline="reveal"></script><script data-inline="wake"></script></body></html>`;

const finished = (html: string) => finishedPage(html, code);

describe('a finished page', () => {
  const html = finished(page());

  it('runs only our own inline scripts', () => {
    const running = [...html.matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(running.filter((text) => text !== '')).toEqual(['theme()', 'wake()']);
  });

  it('has the script that fades sections in where there are such sections', () => {
    expect(finished(page().replace('<h1>', '<div data-reveal=""></div><h1>'))).toContain('<script data-inline="reveal">reveal()</script>');
    expect(html).not.toContain('reveal');
  });

  it('keeps every script element in its place', () => {
    expect(html.match(/<script/g)?.length).toBe(page().match(/<script/g)?.length);
  });

  it('names the file that a waking page fetches', () => {
    expect(html).toContain('<script type="application/json" data-start>"/assets/data-1.json"</script>');
  });

  it('brings the records of the hours where its own part tells of now, or the build says what to do', () => {
    const telling = page().replace('<h1>', '<main><clinic-now view="office-status"></clinic-now></main><h1>');
    expect(() => finished(telling)).toThrow('tellsNow');
    const withRecords = telling.replace('</body>', '<script type="application/json" data-clinic="true">{}</script></body>');
    expect(finished(withRecords)).toContain('clinic-now');
  });

  it('has the stylesheet in it and preloads no script', () => {
    expect(html).toContain('<style data-inline="style">body{margin:0}</style>');
    expect(html).not.toContain('modulepreload');
  });

  it('fails the build on a script it does not know', () => {
    const strange = { ...router, close: '<script>alert(1)</script>' };
    expect(() => finished(page(strange))).toThrow(/does not know.*alert/);
  });
});
