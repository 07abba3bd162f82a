import { join } from 'node:path';
import { bundled } from './bundled.ts';

/** The scripts that stand in the page itself, each from app/browser/<name>.ts. */
const inlineNames = ['theme', 'closures', 'pictures', 'wake', 'unknown-path'] as const;
export type InlineName = (typeof inlineNames)[number];

async function inlineScript(name: InlineName, nowFile: string): Promise<string> {
  const define = { nowFile: JSON.stringify(nowFile) };
  const code = await bundled(join(import.meta.dirname, `../../app/browser/${name}.ts`), { define });
  if (code.includes('</')) throw new Error(`app/browser/${name}.ts would close its own script element: it contains "</"`);
  return code;
}

/** Every inline script, compiled and made small. Throws when one does not compile. @param nowFile address of the script that draws what is true now. */
export async function inlineScripts(nowFile: string): Promise<Readonly<Record<InlineName, string>>> {
  const codes = await Promise.all(inlineNames.map((name) => inlineScript(name, nowFile)));
  return Object.fromEntries(inlineNames.map((name, place) => [name, codes[place]])) as Record<InlineName, string>;
}
