/**
 * What is done to each prerendered page: the router's start scripts become data blocks that app/browser/wake.ts
 * runs later, and the stylesheet and our own inline scripts are filled in. Every script element keeps its
 * place; only attributes and text change, so that React finds the document it wrote (decision 003). A page
 * that does not look as expected fails the build.
 */
import type { InlineName } from './inline-scripts.ts';

export interface PageCode {
  readonly style: string;
  readonly scripts: Readonly<Record<InlineName, string>>;
}

const scriptElement = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const dataType = 'type="application/json"';

function dataBlock(name: string, text: string): string {
  return `<script ${dataType} data-start="${name}">${text.replaceAll('<', '\\u003c')}</script>`;
}

/** The router's module script: the manifest, the page's route modules and the entry, as data. */
function startBlock(moduleScript: string, contextScript: string): string {
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
  return dataBlock('start', JSON.stringify({ context, manifest, modules, entry }));
}

function one(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`React Router's start scripts have changed: ${what} is not where it was`);
  return found;
}

/** The page as it is served. Throws, naming what is missing, when the router wrote something else than expected. */
export function finishedHtml(html: string, code: PageCode): string {
  let contextScript: string | undefined;
  let started = false;
  let payload = false;
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
      if (text.startsWith('window.__reactRouterContext.streamController.enqueue(')) {
        payload = true;
        return dataBlock('payload', text.slice('window.__reactRouterContext.streamController.enqueue('.length, -');'.length));
      }
      if (text.startsWith('window.__reactRouterContext.streamController.close')) return dataBlock('end', '""');
      // The browser restores the scroll of a full page load by itself; this script fails where storage is blocked.
      if (text.includes('react-router-scroll-positions')) return dataBlock('scroll', '""');
      if (attributes.includes('type="module"')) {
        if (!contextScript) throw new Error("React Router's start scripts have changed: no context before the modules");
        started = true;
        return startBlock(text, contextScript);
      }
      throw new Error(`A script the build does not know: <script${attributes}>${text.slice(0, 80)}`);
    })
    .replace(/(<style data-inline="style"[^>]*>)<\/style>/, (_, open: string) => `${open}${code.style}</style>`);
  if (!started || !payload) throw new Error("React Router's start scripts have changed: no module script or no data");
  if (!finished.includes(code.style)) throw new Error('The page has no place for the stylesheet');
  return finished;
}
