/** Run by kept-evaluation.ts in a process of its own: evaluates the assistant, and keeps what came out with the hashes of all it was made from. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfRest, hashOfText, type KeptEvaluation, keptFile } from './kept-evaluation.ts';

// Taken before anything is read: what changes while this runs makes the next one run again.
const rest = hashOfRest();
const modules: Record<string, string> = {};
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const isOurs = url.startsWith('file:') && !url.includes('/node_modules/');
    if (isOurs) modules[relative(process.cwd(), fileURLToPath(url))] = hashOfText(loaded.source as string | Uint8Array);
    return loaded;
  },
});
const { evaluated } = await import('./evaluation.ts');
const kept: KeptEvaluation = { evaluation: await evaluated(), modules, rest };
mkdirSync(dirname(keptFile), { recursive: true });
// Write to a temporary name and rename it, so that an interrupted program leaves no incomplete file.
const partial = `${keptFile}.${process.pid}`;
writeFileSync(partial, JSON.stringify(kept));
renameSync(partial, keptFile);
