/** Renders pages and reads files of the site's last build, for the desk's frame. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptProgram, ProgramError, type Texts } from './kept-program.ts';

const build = resolve(import.meta.dirname, '../../../build');
const server = join(build, 'server/index.js');
const client = join(build, 'client');

/** The page cannot be rendered; the message says why, as far as the site's own checks do. */
export class NotDrawnError extends Error {}

export const isBuilt = (): boolean => existsSync(server);

// A process loads the list of medicines once.
const draw = keptProgram(/^medications\//);
const module = new URL('draw-site-page.ts', import.meta.url).href;

/** Renders the page at a path as the site would show it with these texts. */
export async function sitePage(project: string, texts: Texts, path: string): Promise<string> {
  return draw<string>(project, texts, { module, call: 'drawPage', args: [pathToFileURL(server).href, path] }).catch((error) => {
    throw error instanceof ProgramError ? new NotDrawnError(error.message) : error;
  });
}

/** Types of the files that pages use. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Reads a picture, font or style sheet of the site. */
export async function siteFile(path: string): Promise<{ readonly type: string; readonly content: Buffer } | undefined> {
  const [file, type] = [resolve(client, `.${path}`), types[extname(path)]];
  if (!type || !file.startsWith(client + sep) || !existsSync(file)) return undefined;
  return { type, content: await readFile(file) };
}
