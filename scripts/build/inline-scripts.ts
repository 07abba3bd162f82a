import { join } from 'node:path';
import { bundled } from './bundled.ts';

/** The scripts that stand in the page itself, each from app/browser/<name>.ts. */
const inlineNames = ['theme', 'closures', 'pictures', 'wake', 'unknown-path'] as const;
export type InlineName = (typeof inlineNames)[number];

async function inlineScript(name: InlineName): Promise<string> {
  const code = await bundled(join(import.meta.dirname, `../../app/browser/${name}.ts`));
  if (code.includes('</')) throw new Error(`app/browser/${name}.ts would close its own script element: it contains "</"`);
  return code;
}

/** Every inline script, compiled and made small. Throws when one does not compile. */
export async function inlineScripts(): Promise<Readonly<Record<InlineName, string>>> {
  const codes = await Promise.all(inlineNames.map(inlineScript));
  return Object.fromEntries(inlineNames.map((name, place) => [name, codes[place]])) as Record<InlineName, string>;
}
