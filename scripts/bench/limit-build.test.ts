import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limitOf, writeLimitBuild } from './limit-build.ts';

const face = (name: string, from: string) => `@font-face{font-family:${name};src:${from}}`;
const head = (style: string) => `<style data-inline="style">${style}</style>`;

it('a page at its limit keeps its text, look and structured data, and nothing it could do without', () => {
  const html = [
    '<head><script data-inline="theme">if (a < b) go();</script>',
    '<link rel="preload" as="image" href="/art/logo.svg"/><link rel="canonical" href="/x"/>',
    '<link rel="icon" href="/favicon.svg"/><link rel="apple-touch-icon" href="/a.png"/><link rel="manifest" href="/m"/>',
    head(`${face('Web', 'url(/assets/web.woff2)format("woff2")')}${face('Web Fallback', 'local(Arial)')}p{x:1}`),
    '<script type="application/ld+json">{"@type":"MedicalClinic"}</script></head>',
    '<body><p>Open</p>\n<script type="application/json" data-start>{"entry":"/x.js"}</script>',
    '<script type="module"\n src="/x.js"></script></body>',
  ].join('');
  expect(limitOf(html)).toBe(
    `<head><link rel="canonical" href="/x"/>${head(`${face('Web Fallback', 'local(Arial)')}p{x:1}`)}` +
      '<script type="application/ld+json">{"@type":"MedicalClinic"}</script></head><body><p>Open</p>\n</body>',
  );
});

it('the first picture of home, which waits for a script, is found in the page and shows', () => {
  const picture = (state: string, loading: string) =>
    `<div data-months="12 1"${state} aria-hidden="false"><img src="/a.webp" ${loading}/></div>`;
  const next = '<div data-months="2" data-current="false" hidden=""><img src="/b.webp" loading="lazy"/></div>';
  expect(limitOf(picture('', 'loading="lazy"') + next)).toBe(
    picture(' data-current="true"', 'loading="eager" fetchpriority="high"') + next,
  );
});

it('the policy of the second build names the styles that its pages have', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'limit-'));
  const [build, target] = [join(folder, 'build'), join(folder, 'limit')];
  await mkdir(join(build, 'client/team'), { recursive: true });
  await writeFile(join(build, 'client/team/index.html'), head(`${face('Web', 'url(a.woff2)')}p{x:1}`));
  for (const name of ['legacy-names.json', 'requests.json']) await writeFile(join(build, name), '[]');
  await writeFile(join(build, 'csp.json'), '{"scripts":["sha256-a"],"styles":["sha256-b"]}');
  await writeLimitBuild(build, target, ['/team']);
  expect(await readFile(join(target, 'client/team/index.html'), 'utf8')).toBe(head('p{x:1}'));
  expect(JSON.parse(await readFile(join(target, 'csp.json'), 'utf8'))).toEqual({
    scripts: ['sha256-a'],
    styles: ['sha256-n8LabeQkJDWGQXOxniIqp7tHf1JIrt0yYYtEWvGtuJk='],
  });
  await rm(folder, { recursive: true });
});
