import { Icon } from './icon.tsx';

interface FoldButtonProps {
  /** The id of the heading before it. */
  readonly heading: string;
  /** Folds it in a wide window too. */
  readonly always?: boolean;
}

/**
 * Folds, on a phone or always, the element that comes after it (app/lib/fold-parts.ts). It lies over the heading before it, in an element
 * with the class `fold` or one with the same layout; without scripts, where it does not fold and in browsers that cannot search folded
 * text, the button is hidden.
 */
export function FoldButton({ heading, always = false }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="fold-button"
      data-fold={always ? 'always' : 'phone'}
      aria-labelledby={heading}
      hidden
      suppressHydrationWarning
    >
      <Icon name="chevron-down" />
    </button>
  );
}
