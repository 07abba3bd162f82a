import type { IconName } from '#app/site/icon-names.ts';
import { iconHref } from '#app/site/icon-sprites.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /** Its file is fetched when a menu first opens (app/browser/menu-drawings.ts). */
  readonly waits?: boolean;
}

/** A decorative drawing beside a text: hidden from screen readers, since the text says it. */
export function Icon({ name, className = 'icon', waits = false }: IconProps) {
  const href = iconHref(name);
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <use {...(waits ? { 'data-href': href } : { href })} />
    </svg>
  );
}
