import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cached } from './image-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('cached', () => {
  it('makes an image once and copies it from then on', async () => {
    const make = vi.fn(async () => Buffer.from('pixels'));
    await cached(join(folder, 'out/a.png'), 'key', make, join(folder, 'cache'));
    await cached(join(folder, 'out/deep/b.png'), 'key', make, join(folder, 'cache'));
    expect(make).toHaveBeenCalledOnce();
    expect(await readFile(join(folder, 'out/deep/b.png'), 'utf8')).toBe('pixels');
  });

  it('makes it again if the key changes', async () => {
    const make = vi.fn(async () => Buffer.from('pixels'));
    await cached(join(folder, 'a.png'), 'one', make, join(folder, 'cache'));
    await cached(join(folder, 'a.png'), 'two', make, join(folder, 'cache'));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('caches nothing if drawing fails', async () => {
    const fail = () => Promise.reject(new Error('no ink'));
    await expect(cached(join(folder, 'a.png'), 'key', fail, join(folder, 'cache'))).rejects.toThrow('no ink');
    const make = vi.fn(async () => Buffer.from('pixels'));
    await cached(join(folder, 'a.png'), 'key', make, join(folder, 'cache'));
    expect(make).toHaveBeenCalledOnce();
  });
});
