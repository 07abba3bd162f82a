import { build, type UserConfig } from 'vite';

export interface Bundle {
  readonly code: string;
  /** The files it was made from. */
  readonly files: readonly string[];
}

/** One small classic script, compiled from `entry` with all it imports. Throws when it does not compile. */
export async function bundled(entry: string, { define = {}, resolve = {} }: Pick<UserConfig, 'define' | 'resolve'> = {}): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    resolve,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inline' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}
