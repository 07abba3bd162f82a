import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { LanguageLink } from './language-link.tsx';
import { AboutItems } from './menus/about-items.tsx';
import { InDrawer } from '#app/layout/menus/drawer-context.ts';
import { HelpItems } from './menus/help-items.tsx';
import { SettingsItems } from './menus/settings-items.tsx';
import { ToolsItems } from '#app/layout/menus/tools-items.tsx';
import { useDrawerHistory } from './use-drawer-history.ts';
import { words } from './words.ts';

const drawerId = 'drawer';

/** Opens the drawer by invoker command, so that it answers before React wakes. */
export function DrawerButton() {
  const w = useWords(words);
  return (
    <button type="button" command="show-modal" commandfor={drawerId} className="btn btn-secondary min-h-11 px-3.5 text-base md:hidden">
      <Icon name="menu" className="icon hidden min-[400px]:block" />
      {w.menu}
    </button>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <details name="drawer-group" className="border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-2 px-2.5 font-semibold">
        {title}
        <Icon name="chevron-down" className="icon size-5" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** The phone's menu: everything the header has, from the right side of the screen. */
export function Drawer() {
  const w = useWords(words);
  const dialog = useDrawerHistory();
  return (
    <dialog ref={dialog} id={drawerId} className="drawer" closedby="any" aria-label={w.mainMenu}>
      <InDrawer value={true}>
        <div className="flex items-center justify-between gap-2 pb-3">
          <LanguageLink className="inline-flex min-h-11 items-center px-2.5 font-semibold" />
          <button type="button" command="close" commandfor={drawerId} className="menu-button" aria-label={w.closeMenu}>
            <Icon name="close" className="size-7" />
          </button>
        </div>
        <PageLink to="patient-routing" replace className="btn btn-primary w-full">
          {w.schedule}
        </PageLink>
        <nav aria-label={w.mainMenu} className="mt-4">
          <Group title={w.about}>
            <AboutItems />
          </Group>
          <Group title={w.help}>
            <HelpItems />
          </Group>
          <div className="border-b border-line">
            <PageLink to="locations" replace className="menu-item min-h-12 text-[1.125rem] font-semibold">
              {w.locations}
            </PageLink>
          </div>
          <Group title={w.tools}>
            <ToolsItems />
          </Group>
          <Group title={w.settings}>
            <SettingsItems />
          </Group>
        </nav>
      </InDrawer>
    </dialog>
  );
}
