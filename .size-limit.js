/**
 * npm run size: bytes of the built site as they are sent, brotli where the server sends brotli, 1 kB = 1000 bytes. Of each kind
 * the heaviest page is held to the limit. What a browser fetches and when, npm run bench measures (docs/measuring.md).
 */
import { readdirSync, statSync } from 'node:fs';
import { builtPage, valuesOf } from './tests/built/built-page.ts';
import { servedAddresses } from './tests/support/addresses.ts';

const client = 'build/client';
const sent = (path) => statSync(`${client}${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(client + path).size;

/** The scripts that a page is read with: one for every page, and what few pages show. */
const live = (name) =>
  readdirSync(`${client}/assets`)
    .filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    .map((file) => `${client}/assets/${file}`);

/** What a page sends: the HTML with its style, what it fetches to be read, and what it hydrates with. */
const pages = servedAddresses.map(({ path, page: { module } }) => {
  const $ = builtPage(path);
  const hydration = [...valuesOf($, 'data-start', 'script'), ...valuesOf($, 'data-modules', 'script').flatMap((list) => list.split(' '))];
  return {
    path,
    module,
    html: [`${path === '/' ? '' : path}/index.html`],
    fonts: valuesOf($, 'href', 'link[as="font"]'),
    hydration: hydration.filter((file) => file !== ''),
  };
});

/** Holds the page that sends most of a part to a limit. `brotli` is false for what is compressed already. */
function limit(name, part, most, { of = () => true, brotli = true } = {}) {
  const weighed = pages.filter(of).map((page) => ({ ...page, size: page[part].reduce((sum, file) => sum + sent(file), 0) }));
  const heaviest = weighed.toSorted((one, other) => other.size - one.size)[0];
  return { name: `${name}, heaviest on ${heaviest.path}`, path: heaviest[part].map((file) => client + file), limit: most, brotli };
}

const drawings = readdirSync(`${client}/art/pictures`)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `/art/pictures/${file}`);
const heaviestDrawing = drawings.toSorted((one, other) => sent(other) - sent(one))[0];

const isArticle = ({ module }) => module === 'condition' || module === 'service';

// The bar is 33 kB for an article; this keeps what is above it from growing.
export default [
  limit('HTML of an article', 'html', '37 kB', { of: isArticle }),
  // Three of them stand in an article that is read on cheap phones.
  { name: `Drawing, heaviest ${heaviestDrawing}`, path: client + heaviestDrawing, limit: '8 kB' },
  limit('HTML of home', 'html', '36 kB', { of: ({ module }) => module === 'home' }),
  limit('Fonts to read a page', 'fonts', '32 kB', { brotli: false }),
  { name: 'Script to read a page', path: live('live'), limit: '10 kB' },
  { name: 'Script to read an article', path: ['live', 'live-article'].flatMap(live), limit: '10 kB' },
  { name: 'Script to read home', path: ['live', 'live-home', 'live-week-words'].flatMap(live), limit: '12.5 kB' },
  // The gallery shows everything there is, to those who work on the site.
  limit('Hydration', 'hydration', '150 kB', { of: ({ module }) => module !== 'gallery' }),
  { name: 'Service worker', path: `${client}/service-worker.js`, limit: '5 kB' },
];
