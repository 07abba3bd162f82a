/** The lists of links around every page, read from the table of pages. */
import type { IconName } from './icon-names.ts';
import { type MenuName, type OutsideLink, outsideLinks, type Page, pages } from './pages.ts';

/** One line of a menu: a page of the site, or a link that leads off it. */
export type MenuEntry =
  | { readonly page: Page; readonly icon?: IconName }
  | { readonly outside: OutsideLink['id']; readonly icon?: IconName };

/** Lists a menu's lines, ordered by the `place` of their rows. */
export function menuEntries(
  menu: MenuName,
  rows: readonly Page[] = pages,
  outside: readonly OutsideLink[] = outsideLinks,
): readonly MenuEntry[] {
  const inside = rows.flatMap((page) =>
    (page.menus ?? []).filter((place) => place.menu === menu).map(({ place, icon }) => ({ place, entry: { page, icon } })),
  );
  const leading = outside.filter((link) => link.menu === menu).map(({ id, place, icon }) => ({ place, entry: { outside: id, icon } }));
  return [...inside, ...leading].sort((one, other) => one.place - other.place).map(({ entry }) => entry);
}
