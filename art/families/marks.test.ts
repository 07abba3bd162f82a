import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { publicFolder } from '../manifest.ts';

const fileOf = (path: string) => join(publicFolder, path);

it.each([
  ['favicon-32.png', 32],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.webp', 512],
] as const)('%s is %i pixels square and at most 6 kB', async (file, size) => {
  const content = await readFile(fileOf(file));
  const { width, height, format } = await sharp(content).metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: file.split('.').at(-1) });
  expect(content.length).toBeLessThanOrEqual(6000);
});

it('gives the logo as a small SVG that a strict content security policy accepts', async () => {
  const logo = await readFile(fileOf('art/logo.svg'), 'utf8');
  expect(logo.length).toBeLessThan(5000);
  expect(logo).not.toMatch(/style=|<style|<script|<text|href=/);
});

it('fills the app icon to its corners, because phones crop it to a shape of their own', async () => {
  const { data } = await sharp(fileOf('icon-192.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([0xfa, 0xf6, 0xee, 255]);
});
