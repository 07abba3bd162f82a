import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NowKind, nowKinds } from '#app/site/now-kinds.ts';
import { bundled } from './bundled.ts';

const browser = join(import.meta.dirname, '../../app/browser');

/** What moves or computes by itself in a page that reads without it; its JSX is drawn by app/browser/draw.ts, without React. */
export function nowScript(kind: NowKind): Promise<string> {
  return bundled(join(browser, `tell-of-${kind}.ts`), { resolve: { alias: { 'react/jsx-runtime': join(browser, 'draw.ts') } } });
}

async function writeNowScript(kind: NowKind, client: string): Promise<string> {
  const code = await nowScript(kind);
  const path = `/assets/now-${kind}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  await writeFile(join(client, path), code);
  return path;
}

/** Writes them beside the pages' scripts, under names that change with them. Returns their addresses. */
export async function writeNowScripts(client: string): Promise<Readonly<Record<NowKind, string>>> {
  const paths = await Promise.all(nowKinds.map((kind) => writeNowScript(kind, client)));
  return Object.fromEntries(nowKinds.map((kind, place) => [kind, paths[place]])) as Record<NowKind, string>;
}
