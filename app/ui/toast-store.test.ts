import { describe, expect, it, vi } from 'vitest';
import { createToastStore, mostToasts, toastDuration } from './toast-store.ts';

const texts = (store: ReturnType<typeof createToastStore>) => store.read().map(({ text }) => text);

describe('brief messages', () => {
  it('follow the specification: three at most, five seconds each', () => {
    expect([mostToasts, toastDuration]).toEqual([3, 5000]);
  });

  it('stand in the order they came, each with an id of its own', () => {
    const store = createToastStore();
    store.show('one');
    store.show('two');
    expect(texts(store)).toEqual(['one', 'two']);
    const [first, second] = store.read();
    expect(first?.id).not.toBe(second?.id);
  });

  it('the oldest makes room for a fourth', () => {
    const store = createToastStore();
    for (const text of ['one', 'two', 'three', 'four']) store.show(text);
    expect(texts(store)).toEqual(['two', 'three', 'four']);
  });

  it('the same words twice are two messages', () => {
    const store = createToastStore();
    store.show('saved');
    store.show('saved');
    expect(texts(store)).toEqual(['saved', 'saved']);
  });

  it('go when dismissed, the others stay', () => {
    const store = createToastStore();
    store.show('one');
    store.show('two');
    store.dismiss(store.read()[0]?.id ?? 0);
    expect(texts(store)).toEqual(['two']);
  });

  it('an id is not used again, so that a late timer dismisses nobody else', () => {
    const store = createToastStore();
    store.show('one');
    const gone = store.read()[0]?.id ?? 0;
    store.dismiss(gone);
    store.show('two');
    store.dismiss(gone);
    expect(texts(store)).toEqual(['two']);
  });

  it('what was read before does not change afterwards', () => {
    const store = createToastStore();
    store.show('one');
    const before = store.read();
    store.show('two');
    expect(before.map(({ text }) => text)).toEqual(['one']);
    expect(store.read()).not.toBe(before);
  });

  it('tell their listeners, until those stop listening', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.show('one');
    store.dismiss(store.read()[0]?.id ?? 0);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.show('two');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
