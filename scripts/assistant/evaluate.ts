/** Evaluates the assistant in a process started by kept-evaluation.ts, and saves the result with the hashes of all that it depends on. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfRest, hashOfText, type KeptEvaluation, keptFile } from './kept-evaluation.ts';

// Hashed before anything is read: a file that changes during this run causes another run.
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
