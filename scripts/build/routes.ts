import { rm } from 'node:fs/promises';
import { inOwnProcess } from './own-process.ts';

/** Runs React Router's build, which writes every address as HTML and data. Throws with its output when it fails. */
export async function buildRoutes(): Promise<void> {
  await inOwnProcess('node_modules/@react-router/dev/bin.cjs', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  // The placeholder page of the router's single-page mode; every address here has its own page.
  await rm('build/client/__spa-fallback.html', { force: true });
}
