/** A browser as people have it, with files of its own that can be searched. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** Gives each test an empty folder for a browser's files. */
export const test = base.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs, here nothing.
  profile: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'));
    await use(profile);
    await rm(profile, { recursive: true, force: true });
  },
});

/** A browser with its files in a folder, and every feature on. */
export function browserWith(profile: string, baseURL: string | undefined): Promise<BrowserContext> {
  const args = launchOptions.args?.filter((one) => !one.startsWith('--disable-features')) ?? [];
  return chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args,
    baseURL,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
}

/** A text as browsers write it, a byte for a character or two; all of these are ASCII. As bytes, since Node finds two at even places only. */
const spellings = (text: string) => (['latin1', 'utf16le'] as const).map((encoding) => Buffer.from(text, encoding));

/** All files of a folder that hold a text, by the text. */
export async function filesWith(folder: string, texts: readonly string[]): Promise<Record<string, string[]>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const found: Record<string, string[]> = Object.fromEntries(texts.map((text) => [text, []]));
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    for (const text of texts)
      if (spellings(text).some((spelling) => bytes.includes(spelling))) found[text]?.push(path.slice(folder.length + 1));
  }
  return found;
}
