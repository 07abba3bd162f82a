import { afterEach, expect, it, vi } from 'vitest';

const home = 'http://site/';
const insurance = 'http://site/insurance';
const kept = new Map<string, string>();

/** A document of the visit as it begins at an address: what it loads is the next one's to know. */
async function documentAt(href: string) {
  const loads = vi.fn();
  vi.stubGlobal('location', { href, assign: loads, reload: () => loads(href) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
  return { loads, ...(await import('./reload-once.ts')) };
}
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

it('loads a page whole, and the page so loaded not again', async () => {
  const first = await documentAt(home);
  expect(first.reloadOnce(insurance)).toBe(true);
  expect(first.loads).toHaveBeenCalledWith(insurance);
  const second = await documentAt(insurance);
  expect(second.reloadOnce(insurance)).toBe(false);
  expect(second.loads).not.toHaveBeenCalled();
});

it('tries it again once another page has come', async () => {
  (await documentAt(home)).reloadOnce(insurance);
  const second = await documentAt(insurance);
  second.forgetReload();
  expect(second.reloadOnce(insurance)).toBe(true);
});

it('tries it again on a page that was opened otherwise', async () => {
  (await documentAt(home)).reloadOnce(insurance);
  // Read without scripts, and left: nobody took the mark.
  expect((await documentAt(home)).reloadOnce(insurance)).toBe(true);
  await documentAt(insurance);
  expect((await documentAt(insurance)).reloadOnce(insurance)).toBe(true);
});
