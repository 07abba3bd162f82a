/** Prepares the prerendered pages for serving: defers hydration, and adds their inline code to the policy. */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiOrigin } from '#app/content/requests/request-settings.server.ts';
import type { InlineHashes } from '../../server/header-list.ts';
import { deferHydration } from './defer-hydration.ts';
import { filesAheadOf, takeManifest } from './files-ahead.ts';

/**
 * The most different inline scripts and styles of all pages together. All pages share the same few, and three types of page have one more
 * style (app/ui/page-style.tsx). More than that means that a page has inline code of its own, which the policy must not allow.
 */
const most = { scripts: 3, styles: 4 };

const inlineScript = /<script data-inline="[^"]*"[^>]*>([\s\S]+?)<\/script>/g;
const inlineStyle = /<style data-(?:inline|precedence)="[^"]*"[^>]*>([\s\S]+?)<\/style>/g;

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const hashesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, code = '']) => sha256(code));

/** Writes a list of files to a separate file, so that not every page contains the list. Resolves to its path. */
async function writeList(client: string, files: readonly string[]): Promise<string> {
  const list = files.join(' ');
  const path = `/assets/assistant-${createHash('sha256').update(list).digest('hex').slice(0, 12)}.txt`;
  await writeFile(join(client, path), list);
  return path;
}

/**
 * Finishes every page below the folder `client`, and writes the hashes for the content security policy to csp.json beside that folder.
 * Throws with the name of a page that cannot be hydrated, and if the pages contain more inline code than `most` allows.
 */
export async function finishPages(client: string): Promise<void> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const { ofPage, ofAssistant, ofEarlyCard } = filesAheadOf(await takeManifest(client));
  const assistantList = { en: await writeList(client, ofAssistant('en')), es: await writeList(client, ofAssistant('es')) };
  for await (const file of glob(`${client}/**/index.html`)) {
    try {
      const { html, start } = deferHydration(await readFile(file, 'utf8'), { ofPage, assistantList, ofEarlyCard: ofEarlyCard() });
      for (const hash of hashesOf(html, inlineScript)) scripts.add(hash);
      for (const hash of hashesOf(html, inlineStyle)) styles.add(hash);
      await writeFile(file, html);
      await writeFile(join(client, start.path), start.code);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (scripts.size > most.scripts || styles.size > most.styles)
    throw new Error(
      `The pages hold ${scripts.size} inline scripts and ${styles.size} styles; the policy names ${most.scripts} and ${most.styles}`,
    );
  const csp: InlineHashes = { scripts: [...scripts].sort(), styles: [...styles].sort(), apiOrigin: apiOrigin() };
  await writeFile(join(client, '../csp.json'), `${JSON.stringify(csp, null, 2)}\n`);
}
