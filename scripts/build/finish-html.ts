/**
 * What is done to each prerendered page: the router's start scripts become data blocks that app/browser/start-react.ts
 * runs later, what React wakes with becomes a file that only a waking page fetches, and the stylesheet and our own inline
 * scripts are filled in. Every script element keeps its place; only attributes and text change, so that React finds the
 * document it wrote (decision 003). A page that does not look as expected fails the build.
 */
import { createHash } from 'node:crypto';
import type { InlineName } from './inline-scripts.ts';

export interface PageCode {
  readonly style: string;
  readonly scripts: Readonly<Record<InlineName, string>>;
}

export interface FinishedPage {
  readonly html: string;
  /** What React wakes with, under a name that changes with it. */
  readonly data: { readonly url: string; readonly text: string };
}

const scriptElement = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const dataType = 'type="application/json"';

function dataBlock(name: string, text: string): string {
  return `<script ${dataType} data-start="${name}">${text.replaceAll('<', '\\u003c')}</script>`;
}

/** The router's module script: the manifest, the page's route modules and the entry, as data. */
function startBlock(moduleScript: string, contextScript: string, data: string): string {
  const manifest = one(moduleScript, /import "([^"]+)";/, 'the import of the manifest');
  const entry = one(moduleScript, /import\("([^"]+)"\);/, 'the import of the entry');
  const ids: Record<string, string> = JSON.parse(
    one(moduleScript, /window\.__reactRouterRouteModules = (\{[^}]*\});/, 'the route modules').replace(/:(route\d+)/g, ':"$1"'),
  );
  const files = Object.fromEntries(
    [...moduleScript.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, file]) => [name, file]),
  );
  const modules = Object.fromEntries(Object.entries(ids).map(([id, name]) => [id, files[name]]));
  const context = JSON.parse(one(contextScript, /window\.__reactRouterContext = (\{.*?\});window\./s, 'the router context'));
  return dataBlock('start', JSON.stringify({ context, manifest, modules, entry, data }));
}

function one(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`React Router's start scripts have changed: ${what} is not where it was`);
  return found;
}

const payloadScript = 'window.__reactRouterContext.streamController.enqueue(';

/** The page's data as the router would have streamed them into it. */
function dataOf(html: string): FinishedPage['data'] {
  const parts = [...html.matchAll(scriptElement)].flatMap(([, , text = '']) =>
    text.startsWith(payloadScript) ? [JSON.parse(text.slice(payloadScript.length, -');'.length)) as string] : [],
  );
  if (parts.length === 0) throw new Error("React Router's start scripts have changed: no data");
  const text = parts.join('');
  return { url: `/assets/data-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.txt`, text };
}

/** Whether the page's own part waits for records of the hours that it does not bring; those of a page that wakes come with React. */
function forgetsNow(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return (
    main.includes('<clinic-now') && !html.includes('<script type="application/json" data-clinic') && !html.includes('data-wake="idle"')
  );
}

/** The page as it is served, and its data. Throws, naming what is missing, when the router wrote something else than expected. */
export function finishedPage(html: string, code: PageCode): FinishedPage {
  const data = dataOf(html);
  let contextScript: string | undefined;
  let started = false;
  const finished = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(scriptElement, (whole, attributes: string, text: string) => {
      const inline = /data-inline="([^"]+)"/.exec(attributes)?.[1] as InlineName | undefined;
      if (inline) return `<script${attributes}>${code.scripts[inline]}</script>`;
      if (attributes.includes('application/')) return whole;
      if (text.startsWith('window.__reactRouterContext = ')) {
        contextScript = text;
        return dataBlock('context', '""');
      }
      if (text.startsWith(payloadScript)) return dataBlock('payload', '""');
      if (text.startsWith('window.__reactRouterContext.streamController.close')) return dataBlock('end', '""');
      // The browser restores the scroll of a full page load by itself; this script fails where storage is blocked.
      if (text.includes('react-router-scroll-positions')) return dataBlock('scroll', '""');
      if (attributes.includes('type="module"')) {
        if (!contextScript) throw new Error("React Router's start scripts have changed: no context before the modules");
        started = true;
        return startBlock(text, contextScript, data.url);
      }
      throw new Error(`A script the build does not know: <script${attributes}>${text.slice(0, 80)}`);
    })
    .replace(/(<style data-inline="style"[^>]*>)<\/style>/, (_, open: string) => `${open}${code.style}</style>`);
  if (!started) throw new Error("React Router's start scripts have changed: no module script");
  if (forgetsNow(html)) throw new Error('Its parts tell of now, and its row in app/site/pages.ts does not say so: add `tellsNow`');
  if (!finished.includes(code.style)) throw new Error('The page has no place for the stylesheet');
  return { html: finished, data };
}
