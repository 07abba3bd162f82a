/** What React Router wrote into a prerendered page to start itself from. Where it looks otherwise than expected the build fails (decision 003). */

export interface RouterStart {
  /** The router's settings. */
  readonly context: object;
  /** Address of the list of routes. */
  readonly manifest: string;
  /** Address of the script React starts from. */
  readonly entry: string;
  /** Of the routes the page is made of, outermost first: id and address of the script. */
  readonly modules: Readonly<Record<string, string>>;
  /** What the page was written from, as the router streams it. */
  readonly stream: string;
}

export const scriptElement = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
export const contextScript = 'window.__reactRouterContext = ';
export const payloadScript = 'window.__reactRouterContext.streamController.enqueue(';
export const endScript = 'window.__reactRouterContext.streamController.close';

const missing = (what: string) => new Error(`React Router's start scripts have changed: ${what} is not where it was`);

function one(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw missing(what);
  return found;
}

/** Throws, naming what is missing, when the router wrote something else than expected. */
export function routerStart(html: string): RouterStart {
  const scripts = [...html.matchAll(scriptElement)].map(([, attributes = '', text = '']) => ({ attributes, text }));
  const context = scripts.find(({ text }) => text.startsWith(contextScript))?.text ?? '';
  const module = scripts.find(({ attributes }) => attributes.includes('type="module"'))?.text ?? '';
  const stream = scripts
    .filter(({ text }) => text.startsWith(payloadScript))
    .map(({ text }) => JSON.parse(text.slice(payloadScript.length, -');'.length)) as string)
    .join('');
  if (stream === '') throw missing('the data');
  const names: Record<string, string> = JSON.parse(
    one(module, /window\.__reactRouterRouteModules = (\{[^}]*\});/, 'the list of route modules').replace(/:(route\d+)/g, ':"$1"'),
  );
  const files = new Map([...module.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, file]) => [name, file]));
  return {
    context: JSON.parse(one(context, /window\.__reactRouterContext = (\{.*?\});window\./s, 'the router context')),
    manifest: one(module, /import "([^"]+)";/, 'the import of the manifest'),
    entry: one(module, /import\("([^"]+)"\);/, 'the import of the entry'),
    modules: Object.fromEntries(
      Object.entries(names).map(([id, name]) => {
        const file = files.get(name);
        if (!file) throw missing(`the import of ${id}`);
        return [id, file];
      }),
    ),
    stream,
  };
}
