import { basename } from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';

/** The oldest browsers that read and use the site (docs/decisions/051); syntax and styles are lowered to them. */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox102', 'safari15.6', 'ios15.6'];

type Config = Pick<UserConfig, 'define' | 'resolve' | 'ssr'>;

export interface Bundle {
  readonly code: string;
  /** The source files it was compiled from. */
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

/** Compiles `entry` and all it imports into one classic script. Throws if it does not compile. */
export async function bundled(entry: string, config: Config = {}): Promise<Bundle> {
  const [chunk] = await chunksOf(entry, config, { target: oldestBrowsers, lib: { entry, formats: ['iife'], name: 'inline' } });
  return { code: chunk?.code.trim() ?? '', files: chunk?.moduleIds ?? [] };
}

/**
 * Compiles `entry` into a module, the first of the result, followed by the modules it imports dynamically. Their names contain a hash
 * of their content. Throws if it does not compile.
 */
export async function bundledModules(entry: string, config: Config = {}): Promise<readonly Asset[]> {
  const whole = basename(entry, '.ts');
  // All names begin with the entry's name, so that a browser's network panel lists them together.
  const named = ({ name }: { readonly name: string }) => `assets/${name.startsWith(whole) ? name : `${whole}-${name}`}-[hash].js`;
  // Build in server mode: in browser mode Vite adds 1 kB of code that preloads styles, and these modules have none.
  const bundledWhole = { ...config, ssr: { noExternal: true, target: 'webworker' } } as const;
  const chunks = await chunksOf(entry, bundledWhole, {
    ssr: true,
    minify: true,
    target: oldestBrowsers,
    rolldownOptions: {
      input: { [whole]: entry },
      // Code shared with the dynamic modules stays in the entry, so that it is a single file.
      output: { entryFileNames: named, chunkFileNames: named, codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] } },
    },
  });
  return chunks
    .toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
    .map(({ fileName, code, moduleIds }) => ({ path: `/${fileName}`, code, files: moduleIds }));
}
