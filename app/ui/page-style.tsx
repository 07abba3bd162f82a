interface PageStyleProps {
  readonly name: string;
  /** The same each time: the content security policy knows it by its hash. */
  readonly css: string;
}

/**
 * Style that only one type of page carries: it is in the head of those pages, so that their first paint waits for no request, and React
 * adds it on a change of page.
 */
export function PageStyle({ name, css }: PageStyleProps) {
  // React puts styles of one precedence into one element, whose hash would differ on a page with two.
  return (
    <style href={name} precedence={name}>
      {css}
    </style>
  );
}
