import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shelf } from '#app/ui/shelf.ts';
import { createWaitStore } from './wait-store.ts';

const minute = 60_000;

function memoryShelf(): Shelf & { text: string | null } {
  return {
    text: null,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

const blocked: Shelf = {
  read() {
    throw new Error('blocked');
  },
  write() {
    throw new Error('blocked');
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the wait of a device', () => {
  it('goes on by itself, minute by minute, and tells its listeners', () => {
    const store = createWaitStore(memoryShelf());
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
    const shelf = memoryShelf();
    createWaitStore(shelf).start(30);
    vi.setSystemTime(Date.now() + 10 * minute);
    const reloaded = createWaitStore(shelf);
    const stop = reloaded.subscribe(() => {});
    expect(reloaded.read()).toMatchObject({ phase: 'waiting', minutesLeft: 20 });
    stop();
  });

  it('found long after its end says so once and is gone', () => {
    const shelf = memoryShelf();
    createWaitStore(shelf).start(30);
    vi.setSystemTime(Date.now() + 600 * minute);
    const found = createWaitStore(shelf);
    expect(found.read().phase).toBe('stale');
    expect(shelf.text).toBeNull();
    const stop = found.subscribe(() => {});
    expect(found.read().phase).toBe('stale');
    stop();
    expect(createWaitStore(shelf).read().phase).toBe('none');
  });

  it('can be started again after it was found too late, and stopped', () => {
    const shelf = memoryShelf();
    createWaitStore(shelf).start(30);
    vi.setSystemTime(Date.now() + 600 * minute);
    const store = createWaitStore(shelf);
    expect(store.read().phase).toBe('stale');
    store.start(30);
    expect(store.read().phase).toBe('waiting');
    store.clear();
    expect(store.read().phase).toBe('none');
    expect(shelf.text).toBeNull();
  });

  it('lasts as long as the page where nothing can be stored, and says so', () => {
    const store = createWaitStore(blocked);
    expect(store.read().phase).toBe('none');
    expect(store.keeps()).toBe(false);
    store.start(30);
    expect(store.read().phase).toBe('waiting');
    expect(store.keeps()).toBe(false);
  });

  it('does not trust a clock that was set back', () => {
    const shelf = memoryShelf();
    createWaitStore(shelf).start(30);
    vi.setSystemTime(Date.now() - 60 * minute);
    const store = createWaitStore(shelf);
    expect(store.read().phase).toBe('clock');
    expect(shelf.text).toBeNull();
  });
});
