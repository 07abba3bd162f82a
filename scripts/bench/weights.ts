import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serviceWorkerPath } from '#app/site/file-paths.ts';
import { offlinePaths } from '../build/service-worker.ts';
import { inlinedStyle, pageFile } from './limit-build.ts';
import type { Visit } from './measure.ts';
import type { Answer } from './site-server.ts';

/** Bytes on the wire, brotli where text, of what a page takes before the visitor touches it. */
export interface Weights {
  /** With the inlined style. */
  readonly html: number;
  /** The inlined style by itself. */
  readonly css: number;
  readonly js: number;
  /** The scripts React wakes with. */
  readonly react: number;
  readonly fonts: number;
  readonly firstImage: number;
  /** All answers of the first 20 s but what is put on the device for another day; headers aside. */
  readonly inAll: number;
  /** The service worker, and the pages it puts on the device in the first 20 s. */
  readonly kept: number;
}

const brotli = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** Bytes of what stands at an address, as it is sent. */
async function sent(client: string, path: string): Promise<number> {
  const file = join(client, /\.[a-z0-9]+$/.test(path) ? path : pageFile(path));
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/** What the answers weigh together, each as often as it was sent; an answer without a body weighs nothing. */
export async function weightOf(client: string, answers: readonly Answer[]): Promise<number> {
  const whole = answers.filter(({ method, status }) => method === 'GET' && status === 200);
  const sizes = await Promise.all(whole.map(({ path }) => sent(client, path)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** Apart from what tells of now, which comes beside it (app/browser/tell-of-now.ts). */
const isOfReact = ({ path }: Answer) => /^\/assets\/(?!now-).*\.js$/.test(path);

/** The service worker and the pages it stores. */
const forAnotherDay: readonly string[] = [serviceWorkerPath, ...offlinePaths('always')];

/** What visits of one page fetched. */
export interface Fetched {
  /** Before anybody did anything. */
  readonly requests: Visit['requests'];
  /** All that was sent in the first 20 s of reading. */
  readonly first20s: readonly Answer[];
  /** All that was sent to a visit that woke the page. */
  readonly waking: readonly Answer[];
}

/** What the page of `path` weighs, by the files the visits fetched. Throws when one fetched a file the build does not have. */
export async function weigh(client: string, path: string, { requests, first20s, waking }: Fetched): Promise<Weights> {
  const html = await readFile(join(client, pageFile(path)), 'utf8');
  const ofType = (type: string) => requests.filter((one) => one.type === type).map(({ url }) => new URL(url).pathname);
  const sum = (paths: readonly string[]) =>
    weightOf(
      client,
      [...new Set(paths)].map((one) => ({ method: 'GET', path: one, status: 200 })),
    );
  const isForAnotherDay = (answer: Answer) => answer.path !== path && forAnotherDay.includes(answer.path);
  // Icons and the logo are drawings of a few hundred bytes; the first image is the first photograph-like one.
  const picture = ofType('Image').find((one) => /\.(avif|webp|png|jpg)$/.test(one) && one.startsWith('/art/'));
  return {
    html: await sent(client, path),
    css: brotli(inlinedStyle.exec(html)?.[2] ?? '') + (await sum(ofType('Stylesheet'))),
    js: await sum(ofType('Script')),
    react: await sum(waking.filter(isOfReact).map((one) => one.path)),
    fonts: await sum(ofType('Font')),
    firstImage: await sum(picture ? [picture] : []),
    inAll: await weightOf(
      client,
      first20s.filter((one) => !isForAnotherDay(one)),
    ),
    kept: await weightOf(client, first20s.filter(isForAnotherDay)),
  };
}
