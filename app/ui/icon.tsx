import { iconSpritePath } from '#app/site/file-paths.ts';
import type { IconName } from '#app/site/icon-names.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A decorative drawing beside a text: hidden from screen readers, since the text says it. */
export function Icon({ name, className = 'icon' }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${iconSpritePath}#${name}`} />
    </svg>
  );
}
