/** The desk's styles and scripts: its own few files, and the site's tokens, controls and fonts. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const siteStyles = join(import.meta.dirname, '../../app/styles');
const fonts = readdirSync(join(siteStyles, 'fonts'))
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => `fonts/${name}`);

/** Folder, type and addresses below /look. Nothing else is served. */
const files: readonly (readonly [folder: string, type: string, paths: readonly string[]])[] = [
  [import.meta.dirname, 'text/css; charset=utf-8', ['reset.css', 'desk.css']],
  [import.meta.dirname, 'text/javascript; charset=utf-8', ['desk.js', 'focus-point.js']],
  [import.meta.dirname, 'image/svg+xml', ['icon.svg']],
  [siteStyles, 'text/css; charset=utf-8', ['stand-in-fonts.css', 'web-fonts.css', 'tokens.css', 'ui.css', 'print.css']],
  [siteStyles, 'font/woff2', fonts],
];

export function serveLook(app: FastifyInstance): void {
  for (const [folder, type, paths] of files) {
    for (const path of paths)
      app.get(`/look/${path}`, async (_request, reply) => reply.type(type).send(await readFile(join(folder, path))));
  }
}
