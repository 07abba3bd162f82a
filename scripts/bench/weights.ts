import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Visit } from './measure.ts';
import { pageFile } from './stripped-build.ts';

/** Bytes on the wire, brotli where text, of what a page takes before the visitor touches it. */
export interface Weights {
  /** Without the inlined style. */
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  readonly firstImage: number;
}

const inlinedStyle = /<style data-inline="style"[^>]*>([\s\S]*?)<\/style>/;

const brotli = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** Bytes of a built file as it is sent. */
async function sent(client: string, path: string): Promise<number> {
  const file = join(client, path);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/** What the page of `path` weighs, by the files the visit fetched. Throws when it fetched one the build does not have. */
export async function weigh(client: string, path: string, requests: Visit['requests']): Promise<Weights> {
  const html = await readFile(join(client, pageFile(path)), 'utf8');
  const style = inlinedStyle.exec(html)?.[1] ?? '';
  const ofType = (type: string) => requests.filter((one) => one.type === type).map(({ url }) => new URL(url).pathname);
  const sum = async (paths: readonly string[]) => {
    const sizes = await Promise.all([...new Set(paths)].map((one) => sent(client, one)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  // Icons and the logo are drawings of a few hundred bytes; the first image is the first photograph-like one.
  const picture = ofType('Image').find((one) => /\.(avif|webp|png|jpg)$/.test(one) && one.startsWith('/art/'));
  return {
    html: brotli(html.replace(inlinedStyle, '')),
    css: brotli(style) + (await sum(ofType('Stylesheet'))),
    js: await sum(ofType('Script')),
    fonts: await sum(ofType('Font')),
    firstImage: await sum(picture ? [picture] : []),
  };
}
