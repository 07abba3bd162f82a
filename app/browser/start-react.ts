/** Runs what the router's own start scripts said; the build moved them into data blocks (scripts/build/finish-html.ts). */

interface Start {
  readonly context: object;
  readonly manifest: string;
  readonly modules: Readonly<Record<string, string>>;
  readonly entry: string;
  /** What the page was written from, as the router streams it: a file, since most visits only read. */
  readonly data: string;
}
interface Module {
  readonly module: string;
  readonly imports: readonly string[];
}
interface RouterWindow extends Window {
  readonly __reactRouterManifest?: { readonly entry: Module; readonly routes: Readonly<Record<string, Module>> };
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Record<string, unknown>;
}

const dataBlock = (name: string) => document.querySelector(`script[data-start="${name}"]`)?.textContent ?? '';

/**
 * Browsers of the last years remember an import that failed and refuse it for as long as the page stands, without asking
 * the network again; a query behind the name would help that file alone, and not what it imports. So every file is first
 * fetched into the browser's cache, where a failure can be tried again, and imported only when all of them are there.
 * It is also quicker: nothing waits to be found out from inside another file.
 */
async function bring(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.text();
}

const run = (file: string) => import(/* @vite-ignore */ file);

export async function startReact(): Promise<void> {
  const { context, manifest, modules, entry, data }: Start = JSON.parse(dataBlock('start'));
  const router = window as RouterWindow;
  const [payload] = await Promise.all([bring(data), bring(manifest)]);
  await run(manifest);
  const listed = router.__reactRouterManifest;
  const ids = Object.keys(modules);
  const parts = [listed?.entry, ...ids.map((id) => listed?.routes[id])].flatMap((part) => (part ? [part.module, ...part.imports] : []));
  await Promise.all([...new Set(parts)].map(bring));

  const loaded = await Promise.all(ids.map((id) => run(modules[id] ?? '')));
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(payload);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  router.__reactRouterContext = { ...context, stream };
  router.__reactRouterRouteModules = Object.fromEntries(ids.map((id, place) => [id, loaded[place]]));
  await run(entry);
}
