import type { ComponentProps } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useReplaceInDrawer } from '#app/layout/menus/drawer-context.ts';

interface MenuLinkProps extends ComponentProps<typeof PageLink> {
  readonly icon: IconName;
}

/** One line of a menu or of the drawer. */
export function MenuLink({ icon, children, ...link }: MenuLinkProps) {
  const replace = useReplaceInDrawer();
  return (
    <PageLink className="menu-item" replace={replace} {...link}>
      <Icon name={icon} className="icon size-6" />
      <span>{children}</span>
    </PageLink>
  );
}
