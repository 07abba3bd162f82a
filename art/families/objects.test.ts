import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawings } from './objects.ts';

const files = (await Promise.all(drawings().map((drawing) => drawing.draw())))
  .flatMap((drawn) => [...drawn])
  .map(([path, svg]) => [path, String(svg)] as const);

it('draws without style attributes, which the content security policy forbids, and in less than 2 kB compressed', () => {
  for (const [path, svg] of files) {
    expect(svg, path).not.toMatch(/style=|<style|NaN|undefined/);
    expect(brotliCompressSync(svg).length, path).toBeLessThan(2000);
  }
});

it('gives no two gradients of a drawing the same name', () => {
  for (const [path, svg] of files) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
});
