import type { IconName } from '#app/site/icon-names.ts';
import { isTopic } from '#app/site/icon-sprites.ts';
import { Icon } from '#app/ui/icon.tsx';

/** A drawing in a line of a menu: signs are on every page anyway, topics come with the first menu that opens. */
export function MenuIcon({ name }: { readonly name: IconName }) {
  return <Icon name={name} className="icon size-6" waits={isTopic(name)} />;
}
