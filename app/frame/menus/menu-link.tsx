import type { ComponentProps } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { MenuIcon } from './menu-icon.tsx';

interface MenuLinkProps extends ComponentProps<typeof PageLink> {
  readonly icon?: IconName;
}

/** One line of a menu or of the drawer. */
export function MenuLink({ icon, children, ...link }: MenuLinkProps) {
  return (
    <PageLink className="menu-item" {...link}>
      {icon && <MenuIcon name={icon} />}
      <span>{children}</span>
    </PageLink>
  );
}
