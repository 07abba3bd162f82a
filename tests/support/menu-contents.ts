import { type MenuGroup, menuGroups } from '#app/frame/menus/menu-groups.ts';
import { socialNetworks } from '#app/frame/menus/social-networks.ts';
import { words } from '#app/frame/words.ts';
import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { words as uiWords } from '#app/ui/words.ts';
import { frame } from './practice.ts';

export interface MenuItem {
  readonly name: string;
  readonly href: string;
}

const external = (language: Language, text: string) => `${text} ${uiWords.newTab[language]}`;

/** Returns the header's menus from the table of pages: each button's name and links. `here` is the page that shows them. */
export function menuContents(language: Language, here: string): { name: string; items: MenuItem[] }[] {
  const { physicians, menus, outside, social } = frame[language];
  const itemsOf = (menu: keyof typeof menus): MenuItem[] =>
    menus[menu].map((line) =>
      'to' in line
        ? { name: line.label, href: pathOf(line.to, language) }
        : { name: external(language, words[line.outside][language]), href: outside[line.outside] },
    );
  const profiles = physicians.map(({ id, name, credentials }) => ({
    name: `${name}, ${credentials} ${words.boardCertified[language]}`,
    href: pathOf(`physician/${id}`, language),
  }));
  const items: Readonly<Record<MenuGroup['id'], MenuItem[]>> = {
    about: [...profiles, ...itemsOf('about').slice(profiles.length)],
    help: itemsOf('help'),
    tools: itemsOf('tools'),
    settings: [
      { name: languageNames[otherLanguage(language)], href: here },
      ...socialNetworks.map(({ id, name }) => ({ name: external(language, name), href: social[id] })),
    ],
  };
  return menuGroups.flatMap((group) => (group === 'bar' ? [] : [{ name: words[group.id][language], items: items[group.id] }]));
}
