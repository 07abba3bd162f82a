import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { iconSpritePath } from '#app/site/file-paths.ts';
import { builtIconSprite } from './icon-sprite.ts';

/** The last build's output, which has the pictures. */
const built = resolve('build/client');
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Serves, in `npm run dev`, files that only a build writes: the icons in their current state, and the pictures of the last build. Without
 * a build, pages show the alternative texts, so that nobody has to wait a minute for pictures before changing a word.
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

/** The file at a path that only a build writes; undefined for any other path. Rejects if no build has written it. */
export async function devFile(pathname: string, folder = built): Promise<string | Buffer | undefined> {
  if (pathname === iconSpritePath) return builtIconSprite();
  const file = resolve(folder, `.${decodeURIComponent(pathname)}`);
  const isPicture = types[extname(file)]?.startsWith('image/') && file.startsWith(folder + sep);
  return isPicture ? readFile(file) : undefined;
}
