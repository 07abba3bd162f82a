import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { Icon } from '#app/ui/icon.tsx';
import { moveFocusWithin } from './arrow-keys.ts';
import { useHoverMenu } from './use-hover-menu.ts';

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A wide panel spans the page's column instead of hanging from its button. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A header menu: a button over a popover panel, so it opens without script; script adds hover and arrow keys. */
export function Menu({ id, label, icon, wide = false, children }: MenuProps) {
  const menu = useHoverMenu();

  function closeAfterLink(event: { target: EventTarget }) {
    if (closestTo(event, 'a')) menu.panel.current?.hidePopover();
  }

  function closeAfterFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) menu.panel.current?.hidePopover();
  }

  function enterFromButton(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.panel.current?.showPopover({ source: event.currentTarget });
    menu.panel.current?.querySelector<HTMLElement>('a[href], button')?.focus();
  }

  return (
    // The focus must never lie under an open panel (WCAG 2.4.11): the wide one covers the page's own links.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left.
    <div className="menu" onBlur={closeAfterFocus} {...menu.wrapperEvents}>
      <button
        ref={menu.button}
        type="button"
        popoverTarget={id}
        className="menu-button"
        aria-label={icon ? label : undefined}
        onClick={menu.onButtonClick}
        onKeyDown={enterFromButton}
      >
        {icon ? <Icon name={icon} className="size-6" /> : label}
        {!icon && <Icon name="chevron-down" className="size-4 shrink-0" />}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the panel only moves the focus among its own links. */}
      <div
        ref={menu.panel}
        id={id}
        popover="auto"
        className={wide ? 'menu-panel menu-panel-wide' : 'menu-panel'}
        onToggle={menu.onToggle}
        onKeyDown={moveFocusWithin}
        onClick={closeAfterLink}
      >
        {children}
      </div>
    </div>
  );
}
