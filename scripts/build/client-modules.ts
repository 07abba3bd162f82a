import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { wordsOfScript } from './page-classes.ts';

/** Where the plugin writes what the scripts are made of. */
export const clientModulesFile = 'build/client-modules.json';

/** Of which of our own modules the scripts for browsers are made. */
export interface ClientModules {
  /** Of each script, by its file's name, the module it begins with; null where it only holds what others import. */
  readonly scripts: Readonly<Record<string, string | null>>;
  /** Of each script, by its file's name, the scripts it needs at once. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** Of each module by its id: the words of what is used of it, and what it imports, at once or later, but for what comes with all styles. */
  readonly modules: Readonly<Record<string, { readonly words: readonly string[]; readonly imports: readonly string[] }>>;
}

const ours = `${normalizePath(join(import.meta.dirname, '../../app'))}/`;

/**
 * Notes what the scripts for browsers are made of, for the style of each page (page-styles.ts): what pages share in one
 * script holds parts that most of them never show.
 */
export function clientModules(): Plugin {
  return {
    name: 'client-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const scripts = chunks.map(({ facadeModuleId, fileName }) => [basename(fileName), facadeModuleId]);
      const needs = chunks.map(({ fileName, imports }) => [basename(fileName), imports.map((name) => basename(name))]);
      const modules = chunks
        .flatMap((chunk) => Object.entries(chunk.modules))
        .filter(([id]) => id.startsWith(ours))
        .map(([id, { code }]) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          return [id, { words: [...wordsOfScript(code ?? '')], imports: [...importedIds, ...unstyledOf(dynamicallyImportedIds)] }];
        });
      const made: ClientModules = {
        scripts: Object.fromEntries(scripts),
        needs: Object.fromEntries(needs),
        modules: Object.fromEntries(modules),
      };
      await mkdir(dirname(clientModulesFile), { recursive: true });
      await writeFile(clientModulesFile, JSON.stringify(made));
    },
  };
}

/** Of what a module imports later, what needs its styles in the page: nothing that comes beside the whole stylesheet. */
export const unstyledOf = (later: readonly string[]): readonly string[] =>
  later.some((id) => id.endsWith('/app/styles/app.css')) ? [] : later;

/** The modules that a page's scripts begin with and every module of ours that these import. Throws when a script was not built. */
export function reachable(names: Iterable<string>, { scripts, modules }: Pick<ClientModules, 'scripts' | 'modules'>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names].flatMap((name) => {
    const start = scripts[name];
    if (start === undefined) throw new Error(`The page starts ${name}, which was not built`);
    return start ?? [];
  });
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (!found.has(id)) waiting.push(...(modules[id]?.imports ?? []));
    found.add(id);
  }
  return found;
}
