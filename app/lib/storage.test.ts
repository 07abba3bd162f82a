// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStorage, storedState, writeStorage } from './storage.ts';

/** A browser without any storage throws when storage is used. */
const blockStorage = () => vi.stubGlobal('localStorage', undefined);
const listOf = (text: string | null) => text?.split(',') ?? [];
const numbers = () => storedState('numbers', listOf);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('one text', () => {
  it('is stored, read and removed, in the area asked for', () => {
    expect(writeStorage('colour', 'red')).toBe(true);
    expect([readStorage('colour'), readStorage('colour', 'sessionStorage')]).toEqual(['red', null]);
    writeStorage('colour', null);
    expect(readStorage('colour')).toBeNull();
  });
});

describe('a stored value', () => {
  it('is there again on the next page, and says that it is kept', () => {
    numbers().write('1,2');
    expect(numbers().read()).toEqual(['1', '2']);
    expect(numbers().isKept()).toBe(true);
    numbers().write(null);
    expect([numbers().read(), localStorage.length]).toEqual([[], 0]);
  });

  it('is the same object until it changes, as React asks', () => {
    const state = numbers();
    state.write('1');
    const before = state.read();
    expect(state.read()).toBe(before);
    state.write('1,2');
    expect(state.read()).not.toBe(before);
  });

  it('lasts as long as the page where storage is blocked, and says so', () => {
    blockStorage();
    const state = numbers();
    expect([state.read(), state.isKept()]).toEqual([[], false]);
    state.write('1');
    expect([state.read(), state.isKept()]).toEqual([['1'], false]);
    expect(numbers().read()).toEqual([]);
  });

  it('lasts as long as the page where storage is full, in place of the older one, and is stored once there is room', () => {
    const state = numbers();
    state.write('1');
    const { localStorage } = globalThis;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => localStorage.getItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    state.write('1,2');
    expect([state.read(), state.isKept()]).toEqual([['1', '2'], false]);
    vi.unstubAllGlobals();
    state.write('1,2,3');
    expect([numbers().read(), state.isKept()]).toEqual([['1', '2', '3'], true]);
  });

  it('tells who listens of its own changes and of those in another tab, until told to stop', () => {
    const state = numbers();
    const seen: string[] = [];
    const stop = state.subscribe(() => seen.push(state.read().join('+')));
    state.write('1');
    localStorage.setItem('numbers', '1,2');
    dispatchEvent(new StorageEvent('storage', { key: 'numbers' }));
    dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    state.write('9');
    dispatchEvent(new StorageEvent('storage', { key: 'numbers' }));
    expect(seen).toEqual(['1', '1+2', '']);
  });
});
