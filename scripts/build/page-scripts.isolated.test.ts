import type { Connect, ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { bundledModules } from './bundled.ts';
import { pageScripts } from './page-scripts.ts';

vi.mock('./bundled.ts', () => ({
  bundled: async () => ({ code: '', files: [] }),
  bundledModules: vi.fn(async () => [{ path: '/assets/live-1.js', code: 'live', files: [] }]),
}));

it('compiles the live scripts when the pages load them, not at each request', async () => {
  const { load, configureServer } = pageScripts() as unknown as {
    load(this: object, id: string): Promise<unknown>;
    configureServer(server: Pick<ViteDevServer, 'middlewares'>): void;
  };
  let answer: Connect.NextHandleFunction | undefined;
  configureServer({ middlewares: { use: (handle: Connect.NextHandleFunction) => (answer = handle) } } as unknown as ViteDevServer);
  const end = vi.fn();
  const fetched = () => answer?.({ url: '/assets/live-1.js' } as Connect.IncomingMessage, { setHeader() {}, end } as never, () => {});
  const loaded = () => load.call({ meta: { watchMode: true }, addWatchFile() {} }, '\0virtual:page-scripts');
  await loaded();
  await fetched();
  await fetched();
  expect(end.mock.calls).toEqual([['live'], ['live']]);
  expect(bundledModules).toHaveBeenCalledTimes(1);
  // When one of the source files changes, the pages load the scripts again.
  await loaded();
  expect(bundledModules).toHaveBeenCalledTimes(2);
});
