import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { type PrivateStorageTools, privateStorage, tabStorage } from './private-storage.ts';
import { createSharedDevice } from './shared-device.ts';

/** A tab: its storage, and a window whose name lasts over a reload. */
function tab() {
  const kept = new Map<string, string>();
  const window = { name: '' };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const returns: (() => void)[] = [];
  /** As after each loading of the page: another memory. */
  const load = (): PrivateStorageTools => ({
    storage: () => storage,
    window: () => window,
    device: createSharedDevice(() => storage),
    onReturn: (work) => void returns.push(work),
  });
  return { kept, window, load, comeBack: () => returns.forEach((work) => void work()) };
}

const story = 'Tengo ronchas 🤧 y me da pena decirlo';

describe('what a visitor writes', () => {
  it('stands in storage only locked, all of one length, and is there again after a reload', async () => {
    const { kept, window, load } = tab();
    const first = privateStorage('draft', load());
    first.write(story);
    expect(first.read()).toBe(story);
    await first.settled();
    const { length } = kept.get('draft') ?? '';
    for (const text of [...kept.values(), window.name]) expect(text).not.toMatch(/ronchas|pena/);
    first.write('n');
    await first.settled();
    expect(kept.get('draft')).toHaveLength(length);
    first.write(story);
    await first.settled();

    const second = privateStorage('draft', load());
    expect(await second.ready).toBe(story);
    expect(second.read()).toBe(story);
    expect(second.lost).toBe(false);
    second.write(null);
    await second.settled();
    expect([...kept]).toEqual([]);
  });

  it('is not there in a tab that does not have the key, which is said, and nothing of it stays', async () => {
    const { kept, window, load } = tab();
    const first = privateStorage('draft', load());
    first.write(story);
    await first.settled();
    window.name = '';
    const second = privateStorage('draft', load());
    expect(await second.ready).toBeNull();
    expect(second.read()).toBeNull();
    expect(second.lost).toBe(true);
    expect([...kept]).toEqual([]);
    second.write('again');
    expect(second.lost).toBe(false);
  });

  it('is locked anew when the page comes back from another site that took the name away', async () => {
    const { window, load, comeBack } = tab();
    const first = privateStorage('draft', load());
    first.write(story);
    await first.settled();
    window.name = '';
    comeBack();
    await first.settled();
    expect(await privateStorage('draft', load()).ready).toBe(story);
  });

  it('does not open under the name of another', async () => {
    const { kept, load } = tab();
    const first = privateStorage('draft', load());
    first.write(story);
    await first.settled();
    kept.set('outbox', kept.get('draft') ?? '');
    expect(await privateStorage('outbox', load()).ready).toBeNull();
  });

  it('typed while the page still opens what was there before: neither is lost', async () => {
    const { load } = tab();
    const first = privateStorage('draft', load());
    const before = createDraftStore(first);
    before.set('first-name', 'Ana');
    before.set('phone', '1');
    await first.settled();
    const second = privateStorage('draft', load());
    const store = createDraftStore(second);
    store.set('phone', '2');
    await second.ready;
    await second.settled();
    expect(store.read()).toEqual({ 'first-name': 'Ana', phone: '2' });
    expect(JSON.parse((await privateStorage('draft', load()).ready) ?? '')).toEqual({ 'first-name': 'Ana', phone: '2' });
  });
});

describe('on a device that is not the visitor’s own', () => {
  it('nothing is in storage, from the moment it is said, but that it was said', async () => {
    const { kept, window, load } = tab();
    const tools = load();
    const storage = privateStorage('draft', tools);
    const receipt = tabStorage('receipt', tools);
    storage.write(story);
    await storage.settled();
    tools.device.set(true);
    await storage.settled();
    storage.write(`${story}!`);
    receipt.write('2205 9026');
    await storage.settled();
    expect([...kept.keys()]).toEqual(['request-shared-device']);
    expect(window.name).toBe('');
    expect([storage.read(), receipt.read()]).toEqual([`${story}!`, '2205 9026']);
    // A reload forgets what was written, and remembers whose device it is.
    const again = load();
    expect(await privateStorage('draft', again).ready).toBeNull();
    expect(again.device.read()).toBe(true);
    expect(privateStorage('draft', again).lost).toBe(false);
    // Said by mistake.
    tools.device.set(false);
    await storage.settled();
    expect([...kept.keys()]).toEqual(['draft']);
  });
});

it('where storage is blocked, what is written lasts as long as the page', async () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  const device = createSharedDevice(blocked);
  const tools = { storage: blocked, window: () => ({ name: '' }), device, onReturn: () => {} };
  const storage = privateStorage('draft', tools);
  expect(await storage.ready).toBeNull();
  storage.write(story);
  await storage.settled();
  expect(storage.read()).toBe(story);
  device.set(true);
  expect(device.read()).toBe(true);
});
