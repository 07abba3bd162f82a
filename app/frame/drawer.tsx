import { SearchForm } from '#app/parts/search-form/search-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { ReplacesStep } from '#app/ui/replaces-step.ts';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { LanguageLink } from './language-link.tsx';
import { barLinks, drawerGroups } from './menus/menu-groups.ts';
import { MenuItems } from './menus/menu-items.tsx';
import { words } from './words.ts';

const drawerId = 'drawer';

/** Opens the drawer: as a popover without JavaScript, as a modal dialog with it (app/browser/dialogs.ts). */
export function DrawerButton({ className, iconClassName }: { readonly className: string; readonly iconClassName?: string }) {
  const w = useWords(words);
  return (
    <button type="button" popoverTarget={drawerId} className={className}>
      <Icon name="menu" className={iconClassName} />
      {w.menu}
    </button>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <details name="drawer-group" className="border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-semibold">
        {title}
        <Icon name="chevron-down" className="icon size-5" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** The menu on phones: everything in the header, sliding in from the right, with the menu for patients first. */
export function Drawer() {
  const w = useWords(words);
  const { menus } = useFrame();
  return (
    <dialog id={drawerId} popover="auto" closedby="any" className="drawer" aria-label={w.mainMenu}>
      <ReplacesStep value={true}>
        <div className="flex items-center justify-between gap-2 pb-3">
          <LanguageLink className="inline-flex min-h-11 items-center font-semibold" />
          <button type="button" popoverTarget={drawerId} popoverTargetAction="hide" className="menu-button" aria-label={w.closeMenu}>
            <Icon name="close" className="size-7" />
          </button>
        </div>
        <PageLink to="emergency" className="btn mb-3 w-full bg-alarm-field text-white hover:underline">
          <Icon name="emergency" />
          {w.emergency}
        </PageLink>
        <PageLink to="patient-routing" className="btn btn-secondary w-full">
          {w.schedule}
        </PageLink>
        <SearchForm className="mt-4" />
        <nav aria-label={w.menu} className="mt-4">
          {drawerGroups.map((group) =>
            group === 'bar' ? (
              barLinks(menus).map(({ to, label }) => (
                <div key={to} className="border-b border-line">
                  <PageLink to={to} className="menu-item min-h-12 px-0 text-lg font-semibold">
                    {label}
                  </PageLink>
                </div>
              ))
            ) : (
              <Group key={group.id} title={w[group.id]}>
                <MenuItems of={group.id} />
              </Group>
            ),
          )}
        </nav>
      </ReplacesStep>
    </dialog>
  );
}
