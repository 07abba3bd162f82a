/**
 * Finds the files that the code of a page and of the assistant imports when it runs, from Vite's manifest. Listed in the page, they are
 * fetched together at the first sign of intent; otherwise each would be found only after the file before it has loaded and run.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '#app/site/language.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

const conversation = 'app/parts/assistant/conversation.tsx';
const earlyCard = 'app/browser/early-card.ts';
/** Few visitors press the button that imports this panel, so it is fetched only then. The kit's imports are needed offline too. */
const lockedFile = 'app/parts/request-form/locked-file-panel.tsx';

/** Reads Vite's manifest of the built site and deletes it, because it is not served. */
export async function takeManifest(client: string): Promise<Manifest> {
  const folder = join(client, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return manifest;
}

/** Returns the named chunks and all that they import, the nearest first. */
function withImports(manifest: Manifest, wanted: readonly string[], except?: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (let layer = wanted; layer.length > 0; ) {
    const added = layer.filter((key) => !found.has(key) && !except?.has(key));
    for (const key of added) found.add(key);
    layer = added.flatMap((key) => manifest[key]?.imports ?? []);
  }
  return found;
}

/** Finds what the given files, by their paths, import when they run: one step of dynamic imports, in one language. */
export function filesAheadOf(manifest: Manifest) {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const roots = Object.keys(manifest).filter((key) => key.startsWith('app/root.tsx'));
  // The frame imports each page's code when a visitor goes there.
  const frame = withImports(manifest, roots);
  function ahead(wanted: readonly string[], language: Language): string[] {
    const isOther = (key: string) => languages.some((one) => one !== language && key.endsWith(`/${one}`));
    const now = withImports(manifest, wanted, frame);
    const later = [...now].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => !isOther(key) && key !== lockedFile);
    return [...new Set([...now, ...withImports(manifest, later, frame)].map((key) => `/${manifest[key]?.file}`))];
  }
  return {
    /** The files that a page imports besides its modules. */
    ofPage: (modules: readonly string[], language: Language) => {
      const wanted = modules.flatMap((file) => keys.get(file) ?? []);
      return ahead(wanted, language).filter((file) => !modules.includes(file));
    },
    /** The files that show an emergency's card before the assistant runs, its own code first. */
    ofEarlyCard: () => [...withImports(manifest, [earlyCard])].map((key) => `/${manifest[key]?.file}`),
    /** The files that the assistant runs on, its own code first. */
    ofAssistant: (language: Language) => ahead([conversation], language),
  };
}
