// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWaitStore } from './wait-store.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the wait of a device', () => {
  it('goes on by itself, minute by minute, and tells its listeners', () => {
    const store = createWaitStore();
    const seen: string[] = [];
    store.subscribe(() => {
      const state = store.read();
      seen.push(state.phase === 'waiting' ? String(state.minutesLeft) : state.phase);
    });
    store.start(3);
    vi.advanceTimersByTime(4 * minute);
    expect([...new Set(seen)]).toEqual(['none', '3', '2', '1', 'over']);
  });

  it('is there again after a reload, also where the page listens before it looks', () => {
    createWaitStore().start(30);
    vi.setSystemTime(Date.now() + 10 * minute);
    const reloaded = createWaitStore();
    const stop = reloaded.subscribe(() => {});
    expect(reloaded.read()).toMatchObject({ phase: 'waiting', minutesLeft: 20 });
    stop();
  });

  it('found long after its end says so once and is gone', () => {
    createWaitStore().start(30);
    vi.setSystemTime(Date.now() + 600 * minute);
    const found = createWaitStore();
    expect(found.read().phase).toBe('stale');
    expect(localStorage.length).toBe(0);
    const stop = found.subscribe(() => {});
    expect(found.read().phase).toBe('stale');
    stop();
    expect(createWaitStore().read().phase).toBe('none');
  });

  it('can be started again after it was found too late, and stopped', () => {
    createWaitStore().start(30);
    vi.setSystemTime(Date.now() + 600 * minute);
    const store = createWaitStore();
    expect(store.read().phase).toBe('stale');
    store.start(30);
    expect(store.read().phase).toBe('waiting');
    store.clear();
    expect(store.read().phase).toBe('none');
    expect(localStorage.length).toBe(0);
  });

  it('lasts as long as the page where nothing can be stored, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    const store = createWaitStore();
    expect(store.read().phase).toBe('none');
    expect(store.isKept()).toBe(false);
    store.start(30);
    expect(store.read().phase).toBe('waiting');
    expect(store.isKept()).toBe(false);
  });

  it('does not trust a clock that was set back', () => {
    createWaitStore().start(30);
    vi.setSystemTime(Date.now() - 60 * minute);
    const store = createWaitStore();
    expect(store.read().phase).toBe('clock');
    expect(localStorage.length).toBe(0);
  });
});
