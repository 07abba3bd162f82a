import { join } from 'node:path';
import { build } from 'vite';

/** The scripts that stand in the page itself, each from app/inline/<name>.ts. */
export const inlineNames = ['theme', 'pictures', 'wake', 'unknown-path'] as const;
export type InlineName = (typeof inlineNames)[number];

async function bundle(name: InlineName): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, `../../app/inline/${name}.ts`), formats: ['iife'], name: 'inline' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`app/inline/${name}.ts gave no script`);
  const code = chunk.code.trim();
  if (code.includes('</')) throw new Error(`app/inline/${name}.ts would close its own script element: it contains "</"`);
  return code;
}

/** Every inline script, compiled and made small. Throws when one does not compile. */
export async function inlineScripts(): Promise<Readonly<Record<InlineName, string>>> {
  const codes = await Promise.all(inlineNames.map(bundle));
  return Object.fromEntries(inlineNames.map((name, place) => [name, codes[place]])) as Record<InlineName, string>;
}
