import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

/** Runs React Router's build, which writes every address as HTML and data. Throws with its output when it fails. */
export async function buildRoutes(): Promise<void> {
  await rm('build', { recursive: true, force: true });
  const router = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [router.stdout, router.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(router, 'close');
  if (code !== 0) throw new Error(`React Router's build failed:\n${output}`);
  // The placeholder page of the router's single-page mode; every address here has its own page.
  await rm('build/client/__spa-fallback.html', { force: true });
}
