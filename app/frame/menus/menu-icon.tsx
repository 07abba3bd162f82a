import type { IconName } from '#app/site/icon-names.ts';
import { iconHref, isTopic } from '#app/site/icon-sprites.ts';

/** A drawing in a line of a menu. Those of topics get their file when a menu first opens (app/browser/menu-drawings.ts). */
export function MenuIcon({ name }: { readonly name: IconName }) {
  const href = iconHref(name);
  return (
    <svg className="icon size-6" viewBox="0 0 48 48" aria-hidden="true">
      <use {...(isTopic(name) ? { 'data-href': href } : { href })} />
    </svg>
  );
}
