interface PageStyleProps {
  readonly name: string;
  /** The same each time: the content security policy knows it by its hash. */
  readonly css: string;
}

/**
 * Style that one kind of page needs and no other carries: it stands in the head of those pages, so that their first paint
 * waits for no request, and React brings it along on a change of page.
 */
export function PageStyle({ name, css }: PageStyleProps) {
  // React puts styles of one precedence into one element, whose hash would be another on a page with two.
  return (
    <style href={name} precedence={name}>
      {css}
    </style>
  );
}
