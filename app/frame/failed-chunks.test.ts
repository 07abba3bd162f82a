import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietImport } from '#app/ui/quiet-import.ts';
import { recoverFromFailedChunks } from './failed-chunks.ts';

class Link {
  origin = 'http://site';
  href = 'http://site/insurance';
  closest = () => this;
}

const assign = vi.fn();
let heard: Record<string, (event: unknown) => void>;

beforeEach(() => {
  heard = {};
  assign.mockReset();
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    heard[type] = listener;
  });
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('location', { origin: 'http://site', href: 'http://site/', assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  recoverFromFailedChunks();
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the failure was taken care of; if not, it is thrown on. */
function failed(): boolean {
  const preventDefault = vi.fn();
  heard['vite:preloadError']?.({ preventDefault });
  return preventDefault.mock.calls.length > 0;
}

describe('code that fails to load', () => {
  it('has the page that was asked for loaded whole', () => {
    heard.click?.({ target: new Link() });
    expect(failed()).toBe(true);
    expect(assign).toHaveBeenCalledWith('http://site/insurance');
  });

  it('is thrown on where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
    });
    heard.click?.({ target: new Link() });
    expect(failed()).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is left to who asked for it where the page can do without', async () => {
    await quietImport(async () => expect(failed()).toBe(false));
    expect(failed()).toBe(true);
  });
});
