import { useEffect } from 'react';
import { type PictureType, pictureSizes } from '#art/drawn.ts';

interface PictureFileProps {
  readonly id: string;
  readonly type: PictureType;
  /** Whether the picture is in the first screen. */
  readonly eager?: boolean;
}

/** Returns the path of one picture's drawing, which scripts/build/article-pictures.ts writes. */
function pictureFilePath(id: string, scheme: 'light' | 'dark'): string {
  return `/art/pictures/${id}-${scheme}.svg`;
}

/**
 * Draws a picture in the theme's colors, as in app/ui/themed-picture.tsx; on paper always the light one. The text around it
 * names it, so its alt text is empty.
 */
export function PictureFile({ id, type, eager = false }: PictureFileProps) {
  useEffect(() => {
    // Also applies the current theme to a picture that React adds later.
    window.matchPictures?.();
  }, []);
  const { width, height } = pictureSizes[type];
  return (
    <picture className="contents">
      <source
        srcSet={pictureFilePath(id, 'dark')}
        media="screen and (prefers-color-scheme: dark)"
        data-scheme="dark"
        data-media="screen"
        suppressHydrationWarning
      />
      <img
        src={pictureFilePath(id, 'light')}
        alt=""
        width={width}
        height={height}
        className="block h-auto w-full"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
