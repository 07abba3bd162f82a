import { join } from 'node:path';
import type { WebFont } from '#app/browser/web-fonts.ts';
import type { NowKind } from '#app/site/now-kinds.ts';
import { bundled } from './bundled.ts';

/** The scripts that stand in the page itself, each from app/browser/<name>.ts. */
const inlineNames = ['theme', 'month-picture', 'closures', 'pictures', 'reveal', 'wake', 'unknown-path'] as const;
export type InlineName = (typeof inlineNames)[number];

/** What the scripts cannot know before the site is built. */
export interface BuiltFiles {
  /** Addresses of the scripts that draw what is true now. */
  readonly nowFiles: Readonly<Record<NowKind, string>>;
  readonly webFonts: readonly WebFont[];
  /** Name of the picture of each month in home's opening, January first. */
  readonly monthPictures: readonly string[];
}

async function inlineScript(name: InlineName, built: BuiltFiles): Promise<string> {
  const define = Object.fromEntries(Object.entries(built).map(([place, value]) => [place, JSON.stringify(value)]));
  const code = await bundled(join(import.meta.dirname, `../../app/browser/${name}.ts`), { define });
  if (code.includes('</')) throw new Error(`app/browser/${name}.ts would close its own script element: it contains "</"`);
  return code;
}

/** Every inline script, compiled and made small. Throws when one does not compile. */
export async function inlineScripts(built: BuiltFiles): Promise<Readonly<Record<InlineName, string>>> {
  const codes = await Promise.all(inlineNames.map((name) => inlineScript(name, built)));
  return Object.fromEntries(inlineNames.map((name, place) => [name, codes[place]])) as Record<InlineName, string>;
}
