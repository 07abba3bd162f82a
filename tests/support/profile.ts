/** Opens a browser as people use it, with its own files that can be searched. */
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

/** Opens a browser with its files in a folder, and every feature on. */
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

/** Returns ASCII text in the one-byte and two-byte encodings of browsers; as bytes, since Node finds utf16le text only at even places. */
const spellings = (text: string) => (['latin1', 'utf16le'] as const).map((encoding) => Buffer.from(text, encoding));

/** Returns all files of a folder that contain each text. */
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
