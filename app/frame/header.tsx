import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Drawer, DrawerButton } from './drawer.tsx';
import { EmergencyEntry } from './emergency-entry.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menus/menu.tsx';
import { barLinks, menuGroups } from './menus/menu-groups.ts';
import { MenuItems } from './menus/menu-items.tsx';
import { words } from './words.ts';

/** The head of every page: who we are, the menus, the other language and the one main action. */
export function Header() {
  const w = useWords(words);
  const { menus } = useFrame();
  return (
    <header className="site-header">
      <div className="mx-auto flex min-h-[var(--header-height)] max-w-7xl flex-wrap items-center gap-x-1 px-3 @max-[18rem]/header:justify-between @min-[40rem]/header:gap-x-2 @min-[40rem]/header:px-4 @min-[48rem]/header:flex-nowrap @min-[48rem]/header:px-6 print:px-0">
        <Logo />
        <nav
          aria-label={w.mainMenu}
          className="ms-auto hidden flex-wrap items-center justify-end @min-[48rem]/header:flex @min-[48rem]/header:@max-[64rem]/header:max-w-86 @min-[48rem]/header:@max-[64rem]/header:shrink-0 print:hidden"
        >
          {menuGroups.map((group) =>
            group === 'bar' ? (
              barLinks(menus).map(({ to, label }) => (
                <PageLink key={to} to={to} className="menu-link">
                  {label}
                </PageLink>
              ))
            ) : (
              <Menu key={group.id} id={`menu-${group.id}`} label={w[group.id]} wide={group.wide} icon={group.icon}>
                <MenuItems of={group.id} wide={group.wide} />
              </Menu>
            ),
          )}
        </nav>
        <div className="ms-auto flex items-center justify-end gap-x-0.5 @max-[18rem]/header:contents @min-[40rem]/header:gap-x-2 @min-[48rem]/header:ms-0 @min-[48rem]/header:flex-nowrap print:hidden">
          <EmergencyEntry />
          <PageLink to="search" className="menu-button hidden @min-[64rem]/header:inline-flex" aria-label={w.search}>
            <Icon name="search" className="icon size-6" />
          </PageLink>
          <LanguageLink className="inline-flex min-h-11 items-center px-1 text-base font-semibold whitespace-nowrap @min-[40rem]/header:px-2 @min-[40rem]/header:text-lg" />
          <PageLink
            to="patient-routing"
            className="btn btn-primary hidden max-w-34 px-3.5 text-base @min-[48rem]/header:inline-flex @min-[64rem]/header:max-w-none @min-[64rem]/header:px-5"
          >
            {w.schedule}
          </PageLink>
          <DrawerButton />
        </div>
      </div>
      <Drawer />
    </header>
  );
}
