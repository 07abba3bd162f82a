import { existsSync, readFileSync } from 'node:fs';
import { runWith } from './run.mjs';
import { sourceHash, stamp } from './sources.mjs';

/** Builds the site into build/client with these environment variables, unless it was built from exactly these sources. */
export async function ensureBuild(settings = {}) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash({ ...process.env, ...settings })) return;
  console.log('Building the site …');
  await runWith(settings, 'node', 'scripts/build/site.ts');
}
