import { articleOf } from '#app/content/articles/article-list.server.ts';
import type { ConditionGroup } from '#app/content/articles/condition-groups.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import type { IconName } from '#app/site/icon-names.ts';
import type { Bilingual } from '#app/site/language.ts';
import { type MenuEntry, menuEntries } from '#app/site/menus.ts';
import { type MenuName, menuNames, type OutsideLink, outsideLinks, type Page, type PageId, pages } from '#app/site/pages.ts';
import { pageName } from './page-names.server.ts';

/** A line of a menu that leads to a page, in both languages. */
interface PageLine {
  readonly to: PageId;
  readonly label: Bilingual;
  readonly icon?: IconName;
  /** The group of a condition, as in patient education. */
  readonly group?: ConditionGroup;
}

/** A line that leads off the site; the frame has its words and address. */
interface OutsideLine {
  readonly outside: OutsideLink['id'];
  readonly icon?: IconName;
}

export type MenuLine = PageLine | OutsideLine;

function articleAt({ record }: Page, root: string) {
  return record?.kind === 'condition' || record?.kind === 'service' ? articleOf(record, 'en', root) : undefined;
}

function lineOf(entry: MenuEntry, menu: MenuName, root: string): MenuLine {
  if ('outside' in entry) return entry;
  const { page } = entry;
  const { icon, group } = articleAt(page, root) ?? {};
  const { title, menuLabel, footerLabel } = pageName(page.id, root);
  const label = (menu === 'footer' || menu === 'legal' ? footerLabel : menuLabel) ?? title;
  const drawn = entry.icon ?? icon;
  // Every page carries these lines, so they leave out absent fields.
  return { to: page.id, label, ...(drawn && { icon: drawn }), ...(group && { group }) };
}

/** Builds each list of links around every page from the table of pages. */
export function menus(root = contentRoot, rows: readonly Page[] = pages, outside: readonly OutsideLink[] = outsideLinks) {
  const lines = (menu: MenuName) => menuEntries(menu, rows, outside).map((entry) => lineOf(entry, menu, root));
  return Object.fromEntries(menuNames.map((menu) => [menu, lines(menu)])) as Record<MenuName, MenuLine[]>;
}
