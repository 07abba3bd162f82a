import { describe, expect, it } from 'vitest';
import type { RouterManifest } from './router-manifest.ts';
import { wakingData } from './waking-data.ts';

const manifest: RouterManifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/react.js', '/assets/shared.js'] },
    '/team': { module: '/assets/team-en.js', imports: ['/assets/team.js'] },
    '/visit': { module: '/assets/visit.js', imports: [] },
  },
};
const start = {
  context: { basename: '/' },
  manifest: '/assets/manifest-of-all-languages.js',
  entry: '/assets/entry.js',
  modules: { root: '/assets/root.js', '/team': '/assets/team.js' },
};

/** Of `{ loaderData: { root: { open: … } } }`, as the router streams it. */
const stream = (value: string) => `[{"_1":2},"loaderData",{"_3":4},"root",{"_5":6},"open",${value}]\n`;

describe('what React wakes with', () => {
  it('is what the page was written from, and the scripts of its routes as the list of routes has them, each once', async () => {
    const { url, text } = await wakingData({ ...start, stream: stream('true') }, manifest);
    expect(url).toMatch(/^\/assets\/data-[0-9a-f]{12}\.json$/);
    expect(JSON.parse(text)).toEqual({
      ...start,
      manifest: '/assets/manifest.js',
      modules: { root: '/assets/root.js', '/team': '/assets/team-en.js' },
      state: { loaderData: { root: { open: true }, '/team': null }, actionData: null, errors: null },
      scripts: ['/assets/entry.js', '/assets/react.js', '/assets/root.js', '/assets/shared.js', '/assets/team-en.js', '/assets/team.js'],
    });
  });

  it('has a name that changes with it', async () => {
    const names = await Promise.all(
      ['true', 'false'].map(async (value) => (await wakingData({ ...start, stream: stream(value) }, manifest)).url),
    );
    expect(new Set(names).size).toBe(2);
  });

  it.each([
    ['a date', '["D",0]'],
    ['a set', '["S"]'],
    ['a number that is none', '["N"]'],
  ])('fails the build for %s, and says where it stands', async (_, value) => {
    const data = value === '["N"]' ? '[{"_1":2},"loaderData",{"_3":4},"root",{"_5":-2},"open"]\n' : stream(value);
    await expect(wakingData({ ...start, stream: data }, manifest)).rejects.toThrow('its data.loaderData.root.open');
  });
});
