import type { IconName } from '../content/icon-names.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Where the build writes the sprite; one cached file serves every page. */
export const iconSprite = '/icons.svg';

/** A decorative drawing beside a text: hidden from screen readers, since the text says it. */
export function Icon({ name, className = 'icon' }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
