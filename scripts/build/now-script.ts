import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled } from './bundled.ts';

const browser = join(import.meta.dirname, '../../app/browser');

/** What moves or computes by itself in a page that reads without it; its JSX is drawn by app/browser/draw.ts, without React. */
export function nowScript(): Promise<string> {
  return bundled(join(browser, 'now.ts'), { resolve: { alias: { 'react/jsx-runtime': join(browser, 'draw.ts') } } });
}

/** Writes it beside the pages' scripts, under a name that changes with it. Returns its address. */
export async function writeNowScript(client: string): Promise<string> {
  const code = await nowScript();
  const path = `/assets/now-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  await writeFile(join(client, path), code);
  return path;
}
