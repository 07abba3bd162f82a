/** Prepares a page of the site for the desk's frame: without scripts, and with its texts as links to their fields. */
import type { Html } from '../../look/html.ts';

/** Returns the attributes of the link that a text becomes, if any. `page` is where the text already leads. */
type LinkTo = (text: string, line: string, page: string | undefined) => Html | undefined;

const markStyle = `<style>
.desk-mark { all: unset; cursor: pointer }
[data-desk] { scroll-margin: 40vh }
[data-desk]:is(:hover, :focus-visible) { outline: 2px dashed; outline-offset: 2px }
</style>`;

/** Removes scripts and outside links, puts addresses below `prefix`, and sets the chosen theme. */
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

/** Matches a tag, a text, or a whole element that no link can be in. */
const piece = /<!--[\s\S]*?-->|<(head|button|noscript|select|style|svg|template|textarea)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
/** Matches tags within a line of text; any other tag ends the line. */
const withinLine = /^<(?:!--|\/?(?:a|abbr|b|bdi|br|cite|code|dfn|em|i|mark|q|small|span|strong|sub|sup|svg|time|wbr)\b)/;

/** Turns the page's texts into links. */
export function markedPage(page: string, linkTo: LinkTo): string {
  const pieces = page.match(piece) ?? [];
  const linked = new Set<number>();
  for (const line of linesOf(pieces)) {
    const whole = wholeOf(line);
    for (const { at, text, link = at } of line) {
      const own = pieces[link] ?? '';
      const attributes = linked.has(link) ? undefined : linkTo(seen(text), whole, /^<a\b[^>]*\shref="([^"]*)"/.exec(own)?.[1]);
      if (!attributes) continue;
      linked.add(link);
      pieces[link] = own.startsWith('<')
        ? own.replace(/\s(?:href|target)="[^"]*"/g, '').replace('<a', `<a data-desk ${attributes.text}`)
        : `<a class="desk-mark" data-desk ${attributes.text}>${own}</a>`;
    }
  }
  return pieces.join('');
}

/** Adds the anchor `id` at the first line of the page that `before` does not have; undefined where it has them all. */
export function markedChange(page: string, before: string, id: string): string | undefined {
  const known = new Set(linesOf(before.match(piece) ?? []).map(wholeOf));
  const pieces = page.match(piece) ?? [];
  const changed = linesOf(pieces).find((line) => !known.has(wholeOf(line)))?.[0];
  if (!changed) return undefined;
  pieces[changed.at] = `<span id="${id}" data-desk></span>${changed.text}`;
  return pieces.join('');
}

interface Text {
  readonly at: number;
  readonly text: string;
  /** The index of the link around the text. */
  readonly link: number | undefined;
}

/** Returns the texts of each line of a page, with their index in the pieces. */
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

const wholeOf = (line: readonly Text[]) => line.map(({ text }) => seen(text)).join(' ');

/** Replaces escapes such as `&amp;` with spaces, because only the letters of a text are compared. */
const seen = (text: string) => text.replace(/&(?:#?\w+);/g, ' ');
