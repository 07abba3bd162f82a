/** The list of routes that the built site goes by: each page begins with its script in its own language (words-by-language.ts). */
import { basename } from 'node:path';
import { languageOf } from '#app/site/paths.ts';
import type { ClientModules } from './client-modules.ts';
import type { RouterManifest } from './router-manifest.ts';
import { pageInLanguage } from './words-by-language.ts';

type Scripts = Pick<ClientModules, 'scripts' | 'needs'>;

const addressOf = (script: string) => `/assets/${script}`;

/** All that a script needs at once, however far. */
function needed(script: string, needs: Scripts['needs']): readonly string[] {
  const found = new Set(needs[script]);
  for (const one of found) for (const next of needs[one] ?? []) found.add(next);
  return [...found];
}

/** Throws, naming the route, where a page has no script in the language of its address. */
export function inLanguages(manifest: RouterManifest, { scripts, needs }: Scripts): RouterManifest {
  const byModule = new Map(Object.entries(scripts).flatMap(([script, module]) => (module ? [[module, script]] : [])));
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    if (id === 'root') return [id, route];
    const page = scripts[basename(route.module)];
    const script = page && byModule.get(pageInLanguage(languageOf(id), page));
    if (!script) throw new Error(`${id}: no script of its page in its language was built`);
    return [id, { ...route, module: addressOf(script), imports: needed(script, needs).map(addressOf) }];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}
