/** A page of the site as the desk's frame shows it: without scripts, and each text that a field holds leads to that field. */
import type { Html } from '../../look/html.ts';
import { onceEach, type Place, type TextIndex } from '../fields/text-index.ts';

/**
 * The attributes of a link that leads to one of these places, the likeliest first; undefined where there shall be none. `page` is where
 * the text itself leads, if it is a link.
 */
type LinkTo = (places: readonly Place[], page: string | undefined) => Html | undefined;

const markStyle = `<style>
.desk-mark { all: unset; cursor: pointer }
[data-desk] { scroll-margin: 40vh }
[data-desk]:is(:hover, :focus-visible) { outline: 2px dashed; outline-offset: 2px }
</style>`;

/** Scripts and what leads out gone, addresses below `prefix`, the theme chosen instead of asked for. */
export function framedPage(page: string, prefix: string, theme: string): string {
  return page
    .replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*rel="(?:modulepreload|manifest|search)"[^>]*>/g, '')
    .replace(/\sautofocus=""|\s(?:href|src|action)="(?!\/(?!\/)|#|data:)[^"]*"/g, '')
    .replace(/\s(?:href|src|srcset|imagesrcset)="[^"]*"/gi, (found) => found.replace(/("|, ?)\/(?!\/)/g, `$1${prefix}/`))
    .replace(/\(prefers-color-scheme: ?(light|dark)\)/g, (_all, scheme) => (scheme === theme ? '(min-width: 0)' : '(max-width: 0)'))
    .replace(/url\((["']?)\/(?!\/)/g, `url($1${prefix}/`)
    .replace('<html', `<html data-theme="${theme}"`)
    .replace('</head>', `${markStyle}</head>`);
}

/** Tags, texts, and what no link can stand in as one piece each. */
const piece = /<!--[\s\S]*?-->|<(head|button|noscript|select|style|svg|template|textarea)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
/** What stands within a line of text; anything else ends it. */
const withinLine = /^<(?:!--|\/?(?:a|abbr|b|bdi|br|cite|code|dfn|em|i|mark|q|small|span|strong|sub|sup|svg|time|wbr)\b)/;

/** The page with its texts as links to what `index` finds. */
export function markedPage(page: string, index: TextIndex, linkTo: LinkTo): string {
  const pieces = page.match(piece) ?? [];
  const marks = new Map<number, Place[]>();
  let above: readonly string[] = [];
  for (const line of linesOf(pieces)) {
    const whole = line.map(({ text }) => seen(text)).join(' ');
    for (const { at, text, link = at } of line) {
      const ways = [() => index.exactly(whole), () => index.exactly(seen(text)), () => index.nearly(whole), () => index.nearly(seen(text))];
      const places = ways.reduce<Place[]>((found, way) => (found.length > 0 ? found : way()), []);
      const form = surest(places, above);
      if (form) above = [...above.filter((one) => one !== form), form];
      // Where the same words stand in several forms, the one of what stands next above is the likeliest.
      const sorted = places.toSorted((one, other) => above.indexOf(formOf(other)) - above.indexOf(formOf(one)));
      marks.set(link, onceEach([...(marks.get(link) ?? []), ...sorted]));
    }
  }
  for (const [at, places] of marks) {
    const own = pieces[at] ?? '';
    const attributes = places.length > 0 && linkTo(places, /^<a\b[^>]*\shref="([^"]*)"/.exec(own)?.[1]);
    if (attributes) pieces[at] = linked(own, attributes);
  }
  return pieces.join('');
}

/** The form that a text is about: the only one with such words, or, before any other was named, that of most of them. */
function surest(places: readonly Place[], above: readonly string[]): string | undefined {
  const forms = Map.groupBy(places, formOf);
  if (forms.size > 1 && above.some((form) => forms.has(form))) return undefined;
  const [most] = [...forms].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0];
}

/** A text within a link, or the tag of a link that leads elsewhere now. */
function linked(text: string, attributes: Html): string {
  if (!text.startsWith('<')) return `<a class="desk-mark" data-desk ${attributes.text}>${text}</a>`;
  return text.replace(/\s(?:href|target)="[^"]*"/g, '').replace('<a', `<a data-desk ${attributes.text}`);
}

interface Text {
  readonly at: number;
  readonly text: string;
  /** The link in which it stands. */
  readonly link: number | undefined;
}

/** The texts of each line of a page, by their place among the pieces. */
function linesOf(pieces: readonly string[]): Text[][] {
  const lines: Text[][] = [[]];
  let link: number | undefined;
  pieces.forEach((text, at) => {
    if (!text.startsWith('<')) {
      if (text.trim()) lines.at(-1)?.push({ at, text, link });
    } else if (!withinLine.test(text)) lines.push([]);
    if (/^<a\b/.test(text)) link = at;
    else if (text === '</a>') link = undefined;
  });
  return lines;
}

export const formOf = ({ address }: Place): string => address.slice(0, address.indexOf('#'));
/** Of escapes only the letters matter: there are none. */
const seen = (text: string) => text.replace(/&(?:#?\w+);/g, ' ');
