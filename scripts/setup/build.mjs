import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { sourceHash, stamp } from './sources.mjs';

/** Builds the site into build/client, unless it was built from exactly these sources. */
export async function ensureBuild() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()) return;
  console.log('Building the site …');
  await run('node', 'scripts/build/site.ts');
}
