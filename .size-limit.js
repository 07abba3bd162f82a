/**
 * npm run size: bytes of the built site as they are sent, with brotli, 1 kB = 1000 bytes. Of each kind
 * the heaviest page is held to the limit, which stood 10 % above it on 2026-11-29: a sentence more never fails a build, a new library
 * does. What a browser fetches and when, npm run bench measures (docs/measuring.md).
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { builtPage, valuesOf } from './tests/built/built-page.ts';
import { servedAddresses } from './tests/support/addresses.ts';

const client = 'build/client';
/** The file that is sent for an address, by which the heaviest page is found. */
const sent = (path) => (existsSync(`${client}${path}.br`) ? `${client}${path}.br` : client + path);
const weightOf = (paths) => paths.reduce((sum, path) => sum + statSync(sent(path)).size, 0);
const heaviestFirst = (one, other) => other.weight - one.weight;

/** The scripts that a page is read with: one for every page, and what few pages show. */
const live = (name) =>
  readdirSync(`${client}/assets`)
    .filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    .map((file) => `/assets/${file}`);

/** What is drawn alike and weighs alike. The gallery shows everything there is, to those who work on the site. */
const kinds = {
  gallery: ['gallery'],
  home: ['home'],
  article: ['condition', 'service'],
  sheet: ['sheet'],
  form: ['appointment-request', 'change-or-cancel', 'new-patient', 'patient-routing'],
};
const kindOf = (module, group) => Object.keys(kinds).find((kind) => kinds[kind].includes(module)) ?? (group === 'tools' ? 'tool' : 'other');

/** What a page sends: the HTML with its style, what it fetches to be read, and what it hydrates with. */
const pages = servedAddresses.map(({ path, page: { module, group } }) => {
  const $ = builtPage(path);
  const hydration = [...valuesOf($, 'data-start', 'script'), ...valuesOf($, 'data-modules', 'script').flatMap((list) => list.split(' '))];
  return {
    path,
    kind: kindOf(module, group),
    html: [`${path === '/' ? '' : path}/index.html`],
    fonts: valuesOf($, 'href', 'link[as="font"]'),
    hydration: hydration.filter((file) => file !== ''),
  };
});

/** Holds files together to a limit, compressed as they are for visitors: a site that only tests visit is compressed less (precompress.ts). */
const limit = (name, paths, most) => ({ name, path: paths.map((path) => client + path), limit: most });

/** Holds the page that sends most of a part to a limit. */
function limitOnPages(name, part, most, of = () => true) {
  const weighed = pages.filter(of).map((page) => ({ ...page, weight: weightOf(page[part]) }));
  const [heaviest] = weighed.toSorted(heaviestFirst);
  return limit(`${name}, heaviest on ${heaviest.path}`, heaviest[part], most);
}

const [drawing] = readdirSync(`${client}/art/pictures`)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ path: `/art/pictures/${file}`, weight: weightOf([`/art/pictures/${file}`]) }))
  .toSorted(heaviestFirst);

const htmlOf = (kind, most) => limitOnPages(`HTML, ${kind}`, 'html', most, (page) => page.kind === kind);

export default [
  htmlOf('article', '44.5 kB'),
  htmlOf('sheet', '47 kB'),
  // Three of them stand in an article that is read on cheap phones.
  limit(`Drawing, heaviest ${drawing.path}`, [drawing.path], '8 kB'),
  // Home carries its own stylesheet, the rules for paper included.
  htmlOf('home', '43.5 kB'),
  htmlOf('tool', '49.2 kB'),
  htmlOf('form', '35.5 kB'),
  htmlOf('other', '42.5 kB'),
  limitOnPages('Fonts to read a page', 'fonts', '32 kB'),
  limit('Script to read a page', live('live'), '10.7 kB'),
  limit('Script to read an article', ['live', 'live-article'].flatMap(live), '11.5 kB'),
  limit('Script to read home', ['live', 'live-home', 'live-week-words'].flatMap(live), '14 kB'),
  limitOnPages('Hydration', 'hydration', '170 kB', ({ kind }) => kind !== 'gallery'),
  limit(
    'Search index',
    live('e[ns]')
      .toSorted((one, other) => weightOf([other]) - weightOf([one]))
      .slice(0, 1),
    '144 kB',
  ),
  // Lists the files that it stores, and stores an opened page of the allergy kit.
  limit('Service worker', ['/service-worker.js'], '5.5 kB'),
];
