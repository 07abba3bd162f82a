import { rm } from 'node:fs/promises';
import { inOwnProcess } from './own-process.ts';

/** Runs React Router's build, which writes an HTML and a data file for every page. Rejects with its output if it fails. */
export async function buildRoutes(): Promise<void> {
  await inOwnProcess('node_modules/@react-router/dev/bin.cjs', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  // The router's placeholder for single-page mode is not needed: every address has a page of its own.
  await rm('build/client/__spa-fallback.html', { force: true });
}
