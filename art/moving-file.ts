/** Puts the drawings that a browser moves into one finished script without imports. */
import { join } from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;

/** Writes drawn/moving.js; drawn/moving.d.ts beside it says what it offers. */
export async function writeMoving(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    build: {
      outDir: join(root, 'drawn'),
      emptyOutDir: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(root, 'pictures/moving.ts'), formats: ['es'], fileName: () => 'moving.js' },
    },
  });
}
