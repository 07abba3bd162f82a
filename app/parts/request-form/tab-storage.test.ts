import { expect, it } from 'vitest';
import { createSharedDevice } from './shared-device.ts';
import { tabStorage } from './tab-storage.ts';

function tab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  /** Simulates loading the page again, with a new memory. */
  function load() {
    const device = createSharedDevice(() => storage);
    return { device, draft: tabStorage('draft', () => storage, device) };
  }
  return { kept, load };
}

it('what is written is there again after a reload, and gone when it is removed', () => {
  const { kept, load } = tab();
  load().draft.write('Tengo ronchas');
  const { draft } = load();
  expect(draft.read()).toBe('Tengo ronchas');
  draft.write(null);
  expect([...kept]).toEqual([]);
});

it('on a device that is not the visitor’s own nothing is in storage but that it was said', () => {
  const { kept, load } = tab();
  load().draft.write('a');
  const { device, draft } = load();
  device.set(true);
  expect([...kept.keys()]).toEqual(['request-shared-device']);
  draft.write('b');
  expect([draft.read(), [...kept.keys()]]).toEqual(['b', ['request-shared-device']]);
  // A reload forgets what was typed and remembers whose device it is.
  const again = load();
  expect([again.draft.read(), again.device.read()]).toEqual([null, true]);
  // The first answer was a mistake.
  device.set(false);
  expect([...kept]).toEqual([['draft', 'b']]);
});

it('where storage is blocked, what is written lasts as long as the page', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  const draft = tabStorage('draft', blocked, createSharedDevice(blocked));
  expect(draft.read()).toBeNull();
  draft.write('a');
  expect(draft.read()).toBe('a');
});
