import type { ReactNode } from 'react';

interface FirstScreenProps {
  /** Windows in which it matters; all where nothing is said. */
  readonly media?: string;
  readonly children: ReactNode;
}

const endId = 'first-screen-end';

/**
 * The beginning of a page whose parts have their places by what follows them: at the foot of the screen, or in the middle
 * beside one another. On a slow line nothing is painted until all of it has come; else what is read first would move.
 * Browsers that do not know `expect` paint what there is.
 */
export function FirstScreen({ media, children }: FirstScreenProps) {
  return (
    <>
      <link rel="expect" href={`#${endId}`} blocking="render" media={media} />
      {children}
      <span id={endId} hidden />
    </>
  );
}
