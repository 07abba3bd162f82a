import type { ComponentType } from 'react';
import { AboutItems } from './about-items.tsx';
import { HelpItems } from './help-items.tsx';
import type { MenuGroup } from './menu-groups.ts';
import { SettingsItems } from './settings-items.tsx';
import { ToolsItems } from './tools-items.tsx';

const itemsOf: Readonly<Record<MenuGroup['id'], ComponentType<{ readonly wide?: boolean }>>> = {
  about: AboutItems,
  help: HelpItems,
  tools: ToolsItems,
  settings: SettingsItems,
};

/** The contents of a menu; `wide` if its panel has room for columns. */
export function MenuItems({ of, wide }: { readonly of: MenuGroup['id']; readonly wide?: boolean }) {
  const Items = itemsOf[of];
  return <Items wide={wide} />;
}
