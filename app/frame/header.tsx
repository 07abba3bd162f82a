import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Drawer, DrawerButton } from './drawer.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { AboutItems } from './menus/about-items.tsx';
import { HelpItems } from './menus/help-items.tsx';
import { Menu } from './menus/menu.tsx';
import { SettingsItems } from './menus/settings-items.tsx';
import { ToolsItems } from '#app/layout/menus/tools-items.tsx';
import { words } from './words.ts';

/** The head of every page: who we are, the menus, the other language and the one main action. */
export function Header() {
  const w = useWords(words);
  return (
    <header className="site-header">
      <div className="mx-auto flex min-h-[var(--header-height)] max-w-7xl items-center gap-x-1 px-3 sm:gap-x-2 sm:px-4 md:px-6 print:px-0">
        <Logo />
        <nav
          aria-label={w.mainMenu}
          className="ms-auto hidden flex-wrap items-center justify-end md:flex md:max-lg:max-w-86 md:max-lg:shrink-0 print:hidden"
        >
          <Menu id="menu-about" label={w.about}>
            <AboutItems />
          </Menu>
          <Menu id="menu-help" label={w.help} wide>
            <HelpItems wide />
          </Menu>
          <PageLink to="locations" className="menu-link">
            {w.locations}
          </PageLink>
          <Menu id="menu-tools" label={w.tools}>
            <ToolsItems />
          </Menu>
          <Menu id="menu-settings" label={w.settings} icon="settings">
            <SettingsItems />
          </Menu>
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-2 md:ms-0 print:hidden">
          <LanguageLink className="inline-flex min-h-11 items-center px-1.5 font-semibold whitespace-nowrap sm:px-2" />
          <PageLink to="patient-routing" className="btn btn-primary hidden max-w-34 px-3.5 text-base md:inline-flex lg:max-w-none lg:px-5">
            {w.schedule}
          </PageLink>
          <DrawerButton />
        </div>
      </div>
      <Drawer />
    </header>
  );
}
