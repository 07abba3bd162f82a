import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { homePictures } from './home-pictures.ts';

const drawings = homePictures();

it('draws without style attributes, which the content security policy forbids, and in less than 2 kB compressed', () => {
  for (const [path, svg] of drawings) {
    expect(svg, path).not.toMatch(/style=|<style|NaN|undefined/);
    expect(brotliCompressSync(svg).length, path).toBeLessThan(2000);
  }
});

it('gives no two gradients of a drawing the same name', () => {
  for (const [path, svg] of drawings) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
});
