/**
 * The files that a page's code and the assistant's import once they run, read from Vite's manifest. Named in the page, they are fetched
 * at the first sign of intent, together; otherwise each would be found only when the one before it has come and run.
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
/** Imported at a press that few visitors of a form make, and fetched then. What the kit imports at a press is wanted without a connection too. */
const lockedFile = 'app/parts/request-form/locked-file-panel.tsx';

/** Reads Vite's manifest of the built site and takes it away: it is no part of what is served. */
export async function takeManifest(client: string): Promise<Manifest> {
  const folder = join(client, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return manifest;
}

/** The chunks named and all that they import, the nearest first. */
function withImports(manifest: Manifest, wanted: readonly string[], except?: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (let layer = wanted; layer.length > 0; ) {
    const added = layer.filter((key) => !found.has(key) && !except?.has(key));
    for (const key of added) found.add(key);
    layer = added.flatMap((key) => manifest[key]?.imports ?? []);
  }
  return found;
}

/** Tells what the files given, by their paths, import when they run: one step of dynamic imports, in one language. */
export function filesAheadOf(manifest: Manifest) {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const roots = Object.keys(manifest).filter((key) => key.startsWith('app/root.tsx'));
  // The frame imports each page's code on the way there.
  const frame = withImports(manifest, roots);
  function ahead(wanted: readonly string[], language: Language): string[] {
    const isOther = (key: string) => languages.some((one) => one !== language && key.endsWith(`/${one}`));
    const now = withImports(manifest, wanted, frame);
    const later = [...now].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => !isOther(key) && key !== lockedFile);
    return [...new Set([...now, ...withImports(manifest, later, frame)].map((key) => `/${manifest[key]?.file}`))];
  }
  return {
    /** What a page imports besides its modules. */
    ofPage: (modules: readonly string[], language: Language) => {
      const wanted = modules.flatMap((file) => keys.get(file) ?? []);
      return ahead(wanted, language).filter((file) => !modules.includes(file));
    },
    /** What shows an emergency's card before the assistant runs, its own code first. */
    ofEarlyCard: () => [...withImports(manifest, [earlyCard])].map((key) => `/${manifest[key]?.file}`),
    /** What the assistant runs on, its own code first. */
    ofAssistant: (language: Language) => ahead([conversation], language),
  };
}
