/** The style that stands in each page: of the one stylesheet, what pages of its kind can use (decision 004). */
import { findAddress } from '#app/site/paths.ts';
import { type ClientModules, reachable } from './client-modules.ts';
import { classesOfPage, elementsOfPage, nameTest, wordsOfScript } from './page-classes.ts';
import { type StyleGroup, styleGroups } from './style-groups.ts';
import { classNames, elementNames, usedStyles } from './used-styles.ts';

/**
 * Each style is named by a hash in the security policy, which goes out with every answer; Cloudflare refuses header
 * lines of more than 2,000 characters. A style for each kind of page would save next to nothing more.
 */
const mostStyles = 16;

export interface PageStyles {
  /** The style of the page at an address. Throws for an address that was not among the pages. */
  readonly of: (path: string) => string;
  readonly all: readonly string[];
}

interface Kind {
  pages: number;
  readonly words: Set<string>;
  readonly scripts: Set<string>;
}

function kindOf(path: string): string {
  const kind = findAddress(path)?.page.module;
  if (!kind) throw new Error(`${path} is not in the table of pages`);
  return kind;
}

/** What pages of one kind have in their markup, and the scripts they start, as the router wrote them into the page. */
function gatherKinds(pages: ReadonlyMap<string, string>): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const [path, html] of pages) {
    const kind = kinds.get(kindOf(path)) ?? { pages: 0, words: new Set(), scripts: new Set() };
    kinds.set(kindOf(path), kind);
    kind.pages += 1;
    for (const word of classesOfPage(html)) kind.words.add(word);
    for (const name of elementsOfPage(html)) kind.words.add(name);
    for (const [, script = ''] of html.matchAll(/\/assets\/([\w-]+\.js)/g)) if (!script.startsWith('manifest-')) kind.scripts.add(script);
  }
  return kinds;
}

/** `pages` are the addresses with their HTML, `inline` the scripts that stand in every page. */
export function pageStyles(
  sheet: string,
  pages: ReadonlyMap<string, string>,
  client: Pick<ClientModules, 'scripts' | 'modules'>,
  inline: readonly string[],
): PageStyles {
  const known = [...classNames(sheet), ...elementNames(sheet)];
  const kinds = [...gatherKinds(pages)].map(([kind, gathered]): StyleGroup => {
    for (const code of inline) for (const word of wordsOfScript(code)) gathered.words.add(word);
    for (const id of reachable(gathered.scripts, client)) for (const word of client.modules[id]?.words ?? []) gathered.words.add(word);
    return { kinds: [kind], pages: gathered.pages, names: new Set(known.filter(nameTest(gathered.words))) };
  });
  const groups = styleGroups(kinds, mostStyles);
  const styles = new Map(groups.map((group) => [group, usedStyles(sheet, (name) => group.names.has(name))]));
  const byKind = new Map(groups.flatMap((group) => group.kinds.map((kind) => [kind, styles.get(group)] as const)));
  return {
    of(path) {
      const style = byKind.get(kindOf(path));
      if (!style) throw new Error(`${path} was not among the pages whose styles were gathered`);
      return style;
    },
    all: [...styles.values()],
  };
}
