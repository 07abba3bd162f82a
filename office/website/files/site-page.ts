/** Pages and files of the site's last build, for the desk's frame. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Texts, withContentCopy } from './content-copy.ts';

const build = resolve(import.meta.dirname, '../../../build');
const server = join(build, 'server/index.js');
const client = join(build, 'client');
const limits = { timeout: 20_000, maxBuffer: 8 * 1024 * 1024, windowsHide: true } as const;

/** The page cannot be drawn; the message says why, as far as the site's own checks do. */
export class NotDrawnError extends Error {}

export const isBuilt = (): boolean => existsSync(server);

let drawing = new AbortController();
process.once('exit', () => drawing.abort());

/** The page at a path as the site would show it with these texts. One at a time: an earlier drawing ends. */
export async function sitePage(project: string, texts: Texts, path: string): Promise<string> {
  drawing.abort();
  drawing = new AbortController();
  const { signal } = drawing;
  const program = [join(import.meta.dirname, 'draw-site-page.ts'), pathToFileURL(server).href, path];
  return withContentCopy(project, texts, (cwd) => {
    const options = { ...limits, cwd, signal, env: { ...process.env, NODE_ENV: 'production' } };
    return new Promise((done, fail) => {
      execFile(process.execPath, program, options, (error, page, told) =>
        error ? fail(new NotDrawnError(/^\w*Error: (.+)/m.exec(told)?.[1] ?? '')) : done(page),
      );
    });
  });
}

/** What the site's pages are drawn with. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** A picture, font or style sheet of the site. */
export async function siteFile(path: string): Promise<{ readonly type: string; readonly content: Buffer } | undefined> {
  const [file, type] = [resolve(client, `.${path}`), types[extname(path)]];
  if (!type || !file.startsWith(client + sep) || !existsSync(file)) return undefined;
  return { type, content: await readFile(file) };
}
