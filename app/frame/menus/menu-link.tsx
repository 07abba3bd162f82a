import type { ComponentProps } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

interface MenuLinkProps extends ComponentProps<typeof PageLink> {
  readonly icon?: IconName;
}

/** One line of a menu or of the drawer. */
export function MenuLink({ icon, children, ...link }: MenuLinkProps) {
  return (
    <PageLink className="menu-item" {...link}>
      {icon && <Icon name={icon} className="icon size-6" />}
      <span>{children}</span>
    </PageLink>
  );
}
