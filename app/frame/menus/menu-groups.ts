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

/** What the header and the drawer hold, in their order: menus, and where `bar` stands the links that the table of pages puts beside them. */
export const menuGroups: readonly (MenuGroup | 'bar')[] = [
  { id: 'about' },
  { id: 'help', wide: true },
  'bar',
  { id: 'tools' },
  { id: 'settings', icon: 'settings' },
];

/** The pages whose links stand at `bar`. */
export const barLinks = ({ bar }: Frame['menus']) => bar.filter((line) => 'to' in line);
