import type { ReactNode } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';

interface MenuProps {
  readonly id: string;
  readonly label: string;
  /** Shown instead of the name. Such a menu is at the end of the bar, so its panel is aligned to the end. */
  readonly icon?: IconName;
  /** A wide panel spans the page's column instead of hanging from its button. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A menu of the header: a button with a popover panel, which opens without JavaScript. app/browser/menus.ts adds hover and arrow keys. */
export function Menu({ id, label, icon, wide = false, children }: MenuProps) {
  return (
    <div className="menu">
      <button type="button" popoverTarget={id} className="menu-button" aria-label={icon ? label : undefined}>
        {icon ? <Icon name={icon} className="size-6" /> : label}
        {!icon && <Icon name="chevron-down" className="menu-chevron size-4 shrink-0" />}
      </button>
      <div id={id} popover="auto" className={`menu-panel ${wide ? 'menu-panel-wide' : icon ? 'menu-panel-end' : ''}`}>
        {children}
      </div>
    </div>
  );
}
