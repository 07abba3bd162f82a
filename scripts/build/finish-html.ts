/**
 * What is done to each prerendered page: the router's start scripts are emptied, what React wakes with becomes a file
 * that only a waking page fetches and that one of them names for app/browser/start-react.ts, and the stylesheet and our own inline
 * scripts are filled in. Every script element keeps its place; only attributes and text change, so that React finds the
 * document it wrote (decision 003). A page that does not look as expected fails the build.
 */
import type { InlineName } from './inline-scripts.ts';
import { contextScript, endScript, payloadScript, scriptElement } from './router-start.ts';

export interface PageCode {
  readonly style: string;
  readonly scripts: Readonly<Record<InlineName, string>>;
  /** Address of what React wakes with. */
  readonly data: string;
}

/** Stands where the router has a script that the page does without; React counts the elements. */
const emptyScript = '<script></script>';

/** Whether a page can do without an inline script that it has a place for. */
const isIdle = (name: InlineName, html: string) => name === 'reveal' && !html.includes('data-reveal=""');

/** Whether the page's own part waits for records of the hours that it does not bring. */
function forgetsNow(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.includes('<clinic-now') && !html.includes('<script type="application/json" data-clinic');
}

/** The page as it is served. Throws, naming what is missing, when the router wrote something else than expected. */
export function finishedPage(html: string, { style, scripts, data }: PageCode): string {
  const finished = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(scriptElement, (whole, attributes: string, text: string) => {
      const inline = /data-inline="([^"]+)"/.exec(attributes)?.[1] as InlineName | undefined;
      if (inline) return isIdle(inline, html) ? emptyScript : `<script${attributes}>${scripts[inline]}</script>`;
      if (attributes.includes('application/')) return whole;
      if ([contextScript, payloadScript, endScript].some((known) => text.startsWith(known))) return emptyScript;
      // The browser restores the scroll of a full page load by itself; this script fails where storage is blocked.
      if (text.includes('react-router-scroll-positions')) return emptyScript;
      if (attributes.includes('type="module"')) return `<script type="application/json" data-start>${JSON.stringify(data)}</script>`;
      throw new Error(`A script the build does not know: <script${attributes}>${text.slice(0, 80)}`);
    })
    .replace(/(<style data-inline="style"[^>]*>)<\/style>/, (_, open: string) => `${open}${style}</style>`);
  if (forgetsNow(html)) throw new Error('Its parts tell of now, and its row in app/site/pages.ts does not say so: add `tellsNow`');
  if (!finished.includes(style)) throw new Error('The page has no place for the stylesheet');
  return finished;
}
