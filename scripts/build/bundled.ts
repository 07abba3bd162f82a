import { basename } from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';

type Config = Pick<UserConfig, 'define' | 'resolve' | 'ssr'>;

export interface Bundle {
  readonly code: string;
  /** The files it was made from. */
  readonly files: readonly string[];
}

/** A script that the browser fetches by its path. */
export interface Asset extends Bundle {
  readonly path: string;
}

async function chunksOf(entry: string, config: Config, options: UserConfig['build']): Promise<Rolldown.OutputChunk[]> {
  const result = await build({ ...config, configFile: false, logLevel: 'error', build: { ...options, write: false } });
  const [output] = Array.isArray(result) ? result : [result];
  const chunks = output && 'output' in output ? output.output.filter((part) => part.type === 'chunk') : [];
  if (chunks.length === 0) throw new Error(`${entry} gave no script`);
  return chunks;
}

/** One small classic script, compiled from `entry` with all it imports. Throws when it does not compile. */
export async function bundled(entry: string, config: Config = {}): Promise<Bundle> {
  const [chunk] = await chunksOf(entry, config, { lib: { entry, formats: ['iife'], name: 'inline' } });
  return { code: chunk?.code.trim() ?? '', files: chunk?.moduleIds ?? [] };
}

/** The module compiled from `entry`, first, and those it imports as it goes, under names that change with them. Throws likewise. */
export async function bundledModules(entry: string, config: Config = {}): Promise<readonly Asset[]> {
  const whole = basename(entry, '.ts');
  // All their names begin with that of the entry, so that a network panel shows what belongs together.
  const named = ({ name }: { readonly name: string }) => `assets/${name.startsWith(whole) ? name : `${whole}-${name}`}-[hash].js`;
  // Built as for a server, all of it: for a browser Vite adds 1 kB that preloads styles, and these modules have none.
  const bundledWhole = { ...config, ssr: { noExternal: true, target: 'webworker' } } as const;
  const chunks = await chunksOf(entry, bundledWhole, {
    ssr: true,
    minify: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: { [whole]: entry },
      // What the entry shares with the rest stays in the entry: one file to begin with.
      output: { entryFileNames: named, chunkFileNames: named, codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] } },
    },
  });
  return chunks
    .toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
    .map(({ fileName, code, moduleIds }) => ({ path: `/${fileName}`, code, files: moduleIds }));
}
