/**
 * Takes the router's own scripts out of a prerendered page, unread, so that a visitor who only reads runs no React. They go,
 * in their order, into one file that app/browser/hydrate-on-intent.ts imports on the first sign of intent (docs/decisions/034).
 */
import { createHash } from 'node:crypto';

const script = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** The element that hydrates the page, which is told where the router's scripts went. */
const hydrateScript = '<script data-inline="hydrate"';

export interface DeferredPage {
  readonly html: string;
  /** Address and text of the file with the router's scripts. */
  readonly start: { readonly path: string; readonly code: string };
}

/** Our own scripts, data blocks and files stay; whatever else stands in the page is the router's. */
const isOurs = (attributes: string) => /\s(?:data-inline|src)=|type="application\//.test(attributes);

/**
 * The page without the router's scripts. Each script element keeps its place, emptied, for React to find; links that preload
 * modules become a list. Throws when the page has no element that could hydrate it.
 */
export function deferHydration(prerendered: string): DeferredPage {
  if (!prerendered.includes(hydrateScript)) throw new Error('The page has no place for the script that hydrates it');
  const modules = [...prerendered.matchAll(modulePreload)].map(([, href]) => href);
  const routerScripts: string[] = [];
  const emptied = prerendered.replace(modulePreload, '').replace(script, (whole, attributes: string, code: string) => {
    if (isOurs(attributes)) return whole;
    // On a full page load the browser itself restores the place; run at hydration this script would move the reader.
    if (!attributes.includes('data-scroll-restoration')) routerScripts.push(code);
    return `<script${attributes}></script>`;
  });
  const code = routerScripts.join('\n;');
  const path = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  const html = emptied.replace(hydrateScript, `${hydrateScript} data-start="${path}" data-modules="${[...new Set(modules)].join(' ')}"`);
  return { html, start: { path, code } };
}
