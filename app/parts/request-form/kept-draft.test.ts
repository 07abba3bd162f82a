// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptDraft } from './kept-draft.ts';

const key = 'kit-kept';

/** The browser's caches, of which the draft's key needs one entry each. */
function fakeCaches() {
  const entries = new Map<string, Response>();
  return {
    open: async (name: string) => ({
      match: async () => entries.get(name)?.clone(),
      put: async (_: string, response: Response) => void entries.set(name, response),
      delete: async () => entries.delete(name),
    }),
    has: async (name: string) => entries.has(name),
    delete: async (name: string) => entries.delete(name),
  };
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('hands what is kept by then to whoever writes, and is locked', async () => {
  const [first, second] = [keptDraft(key, 365), keptDraft(key, 365)];
  expect(await first.write((before) => JSON.stringify({ before: before ?? 'nothing' }))).toBe(true);
  expect(await second.write((before) => `${before}!`)).toBe(true);
  expect(await first.read()).toBe('{"before":"nothing"}!');
  expect(localStorage.getItem(key)).not.toContain('nothing');
});

it('tells other tabs what was changed and what was erased', async () => {
  const told: string[] = [];
  const kept = keptDraft(key, 365);
  kept.subscribe((change) => void told.push(change));
  for (const [of, newValue] of [
    [key, '{}'],
    ['theme', 'dark'],
    [key, 'erased'],
    [key, null],
    [null, null],
  ] as const)
    dispatchEvent(new StorageEvent('storage', { key: of, newValue }));
  expect(told).toEqual(['changed', 'erased', 'changed', 'changed']);
});

it('says so when the browser has taken the key away', async () => {
  const kept = keptDraft(key, 365);
  await kept.write(() => '{}');
  vi.stubGlobal('caches', fakeCaches());
  expect([await kept.read(), kept.isLost()]).toEqual([undefined, true]);
  expect([await kept.read(), kept.isLost()]).toEqual([undefined, false]);
});

it('leaves nothing when it is erased', async () => {
  const kept = keptDraft(key, 365);
  await kept.write(() => '{}');
  expect(await kept.forget(true)).toBe(true);
  expect([localStorage.length, await kept.read()]).toEqual([0, undefined]);
});
