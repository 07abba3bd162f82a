import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { iconSpritePath } from '#app/site/file-paths.ts';
import { builtIconSprite } from './icon-sprite.ts';

/** Where the last build, if there was one, left its pictures. */
const built = resolve('build/client');
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Gives `npm run dev` the files that the build writes beside the pages: the icons as they are, pictures as the last build
 * drew them. Without a build pages show their alternative text: nobody waits a minute for skies to change a word.
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

/** The bytes behind a path of the site that only a build writes; undefined for all other paths. Rejects when no build has written it. */
export async function devFile(pathname: string, folder = built): Promise<string | Buffer | undefined> {
  if (pathname === iconSpritePath) return builtIconSprite();
  const file = resolve(folder, `.${decodeURIComponent(pathname)}`);
  const isPicture = types[extname(file)]?.startsWith('image/') && file.startsWith(folder + sep);
  return isPicture ? readFile(file) : undefined;
}
