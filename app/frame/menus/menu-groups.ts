import type { Frame } from '#app/content/pages/frame.server.ts';
import type { IconName } from '#app/site/icon-names.ts';

export interface MenuGroup {
  /** The key of its name in words.ts and of its lines in menu-items.tsx. */
  readonly id: 'about' | 'help' | 'tools' | 'settings';
  /** Whether its panel in the header is as wide as the page's column. */
  readonly wide?: true;
  /** Shown in the header instead of its name. */
  readonly icon?: IconName;
}

/** The header's menus in order; `bar` is the place of the links that the table of pages puts directly into the header. */
export const menuGroups: readonly (MenuGroup | 'bar')[] = [
  { id: 'about' },
  { id: 'help', wide: true },
  'bar',
  { id: 'tools', wide: true },
  { id: 'settings', icon: 'settings' },
];

/** The drawer's menus, with the one for patients first, because visitors with a phone look for it. */
export const drawerGroups = [...menuGroups].sort((one, other) => Number(isForPatients(other)) - Number(isForPatients(one)));

function isForPatients(group: MenuGroup | 'bar'): boolean {
  return group !== 'bar' && group.id === 'tools';
}

export const barLinks = ({ bar }: Frame['menus']) => bar.filter((line) => 'to' in line);
