import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { iconSpritePath } from '#app/site/file-paths.ts';
import { publicFolder } from '#art/manifest.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Serves pictures in `npm run dev`: those of the last build, which has the photos, otherwise the drawings. Drawn portraits exist only in a
 * build; without a build, pages show their alternative texts.
 */
export function devFiles(): Plugin {
  return {
    name: 'dev-files',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        const file = await devFile(pathname).catch(() => undefined);
        if (!file) return next();
        response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
        response.end(file);
      });
    },
  };
}

/** Returns the picture at a path, icons always as they are drawn now; undefined where there is none. */
export async function devFile(pathname: string, built = resolve('build/client')): Promise<Buffer | undefined> {
  for (const folder of pathname === iconSpritePath ? [publicFolder] : [built, publicFolder]) {
    const file = resolve(folder, `.${decodeURIComponent(pathname)}`);
    const isPicture = types[extname(file)] !== undefined && file.startsWith(folder + sep);
    const found = isPicture ? await readFile(file).catch(() => undefined) : undefined;
    if (found) return found;
  }
  return undefined;
}
