import { useLocation } from 'react-router';
import { findAddress } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Drawer, DrawerButton } from './drawer.tsx';
import { barePage, emergencyPages } from './emergency-pages.ts';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menus/menu.tsx';
import { barLinks, menuGroups } from './menus/menu-groups.ts';
import { MenuItems } from './menus/menu-items.tsx';
import { words } from './words.ts';

/** The header's link to the emergency page, which stays in sight after the strip above the header has scrolled away. */
function EmergencyEntry() {
  const w = useWords(words);
  const id = findAddress(useLocation().pathname)?.page.id;
  if (id && emergencyPages.includes(id)) return null;
  return (
    <PageLink to="emergency" className="emergency-entry">
      <Icon name="emergency" className="icon size-6" />
      {w.emergency}
    </PageLink>
  );
}

/** The header of the emergency steps: logo, the other language and the way out. */
function BareHeader() {
  const w = useWords(words);
  return (
    <header className="site-header">
      <div className="mx-auto flex min-h-[var(--header-height)] max-w-page items-center gap-x-3 px-5 md:px-8 print:px-0">
        <Logo />
        <LanguageLink className="ms-auto inline-flex min-h-11 items-center px-1 text-base print:hidden" />
        <PageLink to="emergency" replace className="menu-link print:hidden">
          <Icon name="close" className="icon size-6" />
          <span className="sr-only @min-[40rem]/header:not-sr-only">{w.allOnOnePage}</span>
        </PageLink>
      </div>
    </header>
  );
}

/** The header of every page: logo, menus, emergency, search, the other language, and the button to schedule. */
export function Header() {
  const w = useWords(words);
  const { menus } = useFrame();
  if (findAddress(useLocation().pathname)?.page.id === barePage) return <BareHeader />;
  return (
    <header className="site-header">
      <div className="mx-auto flex min-h-[var(--header-height)] max-w-page items-center gap-x-1 px-5 @max-[18.5rem]/header:flex-wrap @max-[18.5rem]/header:justify-between @min-[40rem]/header:gap-x-3 md:px-8 print:px-0">
        <Logo />
        <nav aria-label={w.mainMenu} className="ms-auto hidden items-center justify-end @min-[48rem]/header:flex print:hidden">
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
        <div className="ms-auto flex flex-none items-center justify-end gap-x-1 @max-[18.5rem]/header:contents @min-[40rem]/header:gap-x-3 @min-[48rem]/header:ms-0 @min-[48rem]/header:gap-x-1 @min-[82rem]/header:gap-x-3 print:hidden">
          <EmergencyEntry />
          <PageLink to="search" className="menu-button hidden @min-[40rem]/header:inline-flex" aria-label={w.search}>
            <Icon name="search" className="icon size-6" />
          </PageLink>
          <LanguageLink className="inline-flex min-h-11 items-center px-1 text-base whitespace-nowrap" />
          <PageLink to="patient-routing" className="btn btn-primary header-booking hidden min-h-11 py-1 @min-[45rem]/header:inline-flex">
            {w.schedule}
          </PageLink>
          <DrawerButton
            className="btn btn-secondary min-h-11 px-3 py-1 text-base @min-[48rem]/header:hidden"
            iconClassName="icon hidden @min-[30rem]/header:block"
          />
        </div>
      </div>
      <Drawer />
    </header>
  );
}
