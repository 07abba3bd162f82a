/** Parts the stylesheet in the pages from what only paper needs: it is fetched when there is time, and used when somebody prints. */

/** Where the block that begins at `open`, a `{`, ends: the place behind its `}`. Throws where it does not end. */
function endOf(css: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < css.length; at++) {
    const sign = css[at];
    if (sign === '\\') at++;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  throw new Error(`A block of the stylesheet does not end: ${css.slice(open, open + 60)}`);
}

/** Layers are kept around what moves; the rules of a selector's own block would need it around them, and the build nests none. */
const keptAround = /^@(?:layer|supports|container|media)\b/;

/**
 * Takes every `@media print` out of a stylesheet whose rules are not nested in each other.
 * @returns what is left, and what was taken out, within the layers it stood in
 */
export function splitPaper(css: string): { readonly screen: string; readonly paper: string } {
  let screen = '';
  let paper = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    const end = endOf(css, open);
    const head = css.slice(at, open);
    // What ends with a semicolon, such as the order of the layers, stands before the block and stays.
    const begin = head.lastIndexOf(';') + 1;
    const selector = head.slice(begin).trim();
    screen += head.slice(0, begin);
    if (/^@media print$/.test(selector)) paper += css.slice(at + begin, end);
    else if (keptAround.test(selector)) {
      const inner = splitPaper(css.slice(open + 1, end - 1));
      if (inner.screen.trim()) screen += `${selector}{${inner.screen}}`;
      if (inner.paper) paper += `${selector}{${inner.paper}}`;
    } else screen += css.slice(at + begin, end);
    at = end;
  }
  return { screen: screen + css.slice(at), paper };
}
