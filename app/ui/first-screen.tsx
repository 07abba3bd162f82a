import type { ReactNode } from 'react';

interface FirstScreenProps {
  /** Windows in which it matters; all when absent. */
  readonly media?: string;
  readonly children: ReactNode;
}

const endId = 'first-screen-end';

/**
 * The beginning of a page whose parts are placed by the parts after them: at the foot of the screen, or side by side in the middle. On a
 * slow connection nothing is painted until all of it has loaded; else text being read would move. Browsers without `expect` paint what has
 * loaded.
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
