import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareImageSvg } from '../../art/open-graph/share-image.ts';
import { writeMarks } from './brand-images.ts';

let output: string;
beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'brand-'));
  await writeMarks(output);
});
afterAll(() => rm(output, { recursive: true }));

describe('writeMarks', () => {
  it.each([
    ['favicon-32.png', 32],
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.webp', 512],
  ] as const)('%s is %i pixels square and at most 6 kB', async (file, size) => {
    const content = await readFile(join(output, file));
    const { width, height, format } = await sharp(content).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: file.split('.').at(-1) });
    expect(content.length).toBeLessThanOrEqual(6000);
  });

  it('gives the logo as a small SVG that a strict content security policy accepts', async () => {
    const logo = await readFile(join(output, 'art/logo.svg'), 'utf8');
    expect(logo.length).toBeLessThan(5000);
    expect(logo).not.toMatch(/style=|<style|<script|<text|href=/);
  });

  it('fills the app icon to its corners, because phones crop it to a shape of their own', async () => {
    const { data } = await sharp(join(output, 'icon-192.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0xfa, 0xf6, 0xee, 255]);
  });
});

describe('shareImageSvg', () => {
  it('refuses a tagline that would not fit, instead of cutting it', async () => {
    const tagline = 'Independiente y en manos de sus propios médicos. '.repeat(6).trim();
    await expect(shareImageSvg({ practice: 'Certified Allergy', city: 'San Antonio, Texas', tagline })).rejects.toThrow('too long');
  });
});
