/** What is done to the prerendered pages before they are served: hydration is deferred, what only paper needs leaves their style, and the policy learns their inline code. */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiOrigin } from '#app/content/requests/request-settings.server.ts';
import type { InlineHashes } from '../../server/header-list.ts';
import { deferHydration } from './defer-hydration.ts';
import { splitPaper } from './paper-style.ts';

/**
 * The most different inline scripts and styles of all pages together. All pages share the same few, and three kinds of page have one
 * style more (app/ui/page-style.tsx). More than that means that a page has inline code of its own, which the policy must not allow.
 */
const most = { scripts: 3, styles: 4 };

const inlineScript = /<script data-inline="[^"]*"[^>]*>([\s\S]+?)<\/script>/g;
const inlineStyle = /<style data-(?:inline|precedence)="[^"]*"[^>]*>([\s\S]+?)<\/style>/g;

/** The stylesheet for paper alone, as app/root.tsx links it. */
const paperLink = /(<link rel="stylesheet" media="print" href=")(\/assets\/[^"]+)(")/;

/** A style without what only paper needs, and the address of the stylesheet that has it. */
interface Parted {
  readonly screen: string;
  readonly path: string;
}

/** Writes what only paper needs of a style to a stylesheet, before what the page links for paper already. */
async function part(style: string, linked: string, client: string): Promise<Parted> {
  const { screen, paper } = splitPaper(style);
  const whole = paper + (await readFile(join(client, linked), 'utf8'));
  const path = `/assets/paper-${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(client, path), whole);
  return { screen, path };
}

/** Moves what only paper needs from the page's style to the stylesheet that it links for paper. Nearly all pages have one style. */
async function partFromPaper(html: string, client: string, parted: Map<string, Parted>): Promise<string> {
  const style = /<style data-inline="style"[^>]*>([\s\S]+?)<\/style>/.exec(html)?.[1];
  const linked = paperLink.exec(html)?.[2];
  if (!style || !linked) throw new Error('expected the style in the page and a stylesheet for paper, found one of them missing');
  const { screen, path } = parted.get(style) ?? (await part(style, linked, client));
  parted.set(style, { screen, path });
  return html.replace(style, () => screen).replace(paperLink, `$1${path}$3`);
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const hashesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, code = '']) => sha256(code));

/**
 * Finishes every page below the folder `client`, and writes the hashes for the content security policy to csp.json beside that folder.
 * Throws with the name of a page that cannot be hydrated, and if the pages contain more inline code than `most` allows.
 */
export async function finishPages(client: string): Promise<void> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parted = new Map<string, Parted>();
  for await (const file of glob(`${client}/**/index.html`)) {
    const prerendered = await readFile(file, 'utf8');
    try {
      const { html, start } = deferHydration(await partFromPaper(prerendered, client, parted));
      for (const hash of hashesOf(html, inlineScript)) scripts.add(hash);
      for (const hash of hashesOf(html, inlineStyle)) styles.add(hash);
      await writeFile(file, html);
      await writeFile(join(client, start.path), start.code);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (scripts.size > most.scripts || styles.size > most.styles)
    throw new Error(
      `The pages hold ${scripts.size} inline scripts and ${styles.size} styles; the policy names ${most.scripts} and ${most.styles}`,
    );
  const csp: InlineHashes = { scripts: [...scripts].sort(), styles: [...styles].sort(), apiOrigin: apiOrigin() };
  await writeFile(join(client, '../csp.json'), `${JSON.stringify(csp, null, 2)}\n`);
}
