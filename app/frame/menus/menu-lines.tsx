import type { ComponentProps } from 'react';
import type { Frame } from '#app/content/pages/frame.server.ts';
import type { IconName } from '#app/site/icon-names.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';

interface MenuLinkProps extends ComponentProps<typeof PageLink> {
  readonly icon?: IconName;
}

/** A page's line in a menu or the drawer. */
function MenuLink({ icon, children, ...link }: MenuLinkProps) {
  return (
    <PageLink className="menu-item" {...link}>
      {icon && <Icon name={icon} className="icon size-6" />}
      <span>{children}</span>
    </PageLink>
  );
}

export type MenuLine = Frame['menus'][keyof Frame['menus']][number];

/** One line of a menu: a page of the site, or a link that leads off it and says so. */
export function MenuLineLink({ line }: { readonly line: MenuLine }) {
  const w = useWords(words);
  const { outside } = useFrame();
  if ('outside' in line) {
    return (
      <ExternalLink href={outside[line.outside]} className="menu-item">
        {line.icon && <Icon name={line.icon} className="icon size-6" />}
        <span>{w[line.outside]}</span>
        <Icon name="external-link" className="icon size-4" />
      </ExternalLink>
    );
  }
  return (
    <MenuLink to={line.to} icon={line.icon}>
      {line.label}
    </MenuLink>
  );
}

/** The lines of a menu as list items. */
export function MenuLines({ lines }: { readonly lines: readonly MenuLine[] }) {
  return lines.map((line) => (
    <li key={'outside' in line ? line.outside : line.to}>
      <MenuLineLink line={line} />
    </li>
  ));
}
