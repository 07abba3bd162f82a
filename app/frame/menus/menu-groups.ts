import type { Frame } from '#app/content/pages/frame.server.ts';
import type { IconName } from '#app/site/icon-names.ts';

export interface MenuGroup {
  /** Its name is the word of this key in words.ts; its lines are drawn by menu-items.tsx. */
  readonly id: 'about' | 'help' | 'tools' | 'settings';
  /** In the header its panel spans the page's column. */
  readonly wide?: true;
  /** In the header it is known by a drawing instead of by its name. */
  readonly icon?: IconName;
}

/** What the header holds, in its order: menus, and where `bar` stands the links that the table of pages puts beside them. */
export const menuGroups: readonly (MenuGroup | 'bar')[] = [
  { id: 'about' },
  { id: 'help', wide: true },
  'bar',
  { id: 'tools', wide: true },
  { id: 'settings', icon: 'settings' },
];

/** The same in the drawer's order: on a phone the menu for patients is what is looked for, and lists come one below the other. */
export const drawerGroups = menuGroups.toSorted((one, other) => Number(isForPatients(other)) - Number(isForPatients(one)));

function isForPatients(group: MenuGroup | 'bar'): boolean {
  return group !== 'bar' && group.id === 'tools';
}

/** The pages whose links stand at `bar`. */
export const barLinks = ({ bar }: Frame['menus']) => bar.filter((line) => 'to' in line);
