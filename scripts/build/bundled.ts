import { build, type UserConfig } from 'vite';
import { shortClasses } from './short-classes.ts';

/** One small script, compiled from `entry` with all it imports. Throws when it does not compile. */
export async function bundled(entry: string, { define = {}, resolve = {} }: Pick<UserConfig, 'define' | 'resolve'> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    resolve,
    plugins: [shortClasses()],
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'inline' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code.trim();
}
