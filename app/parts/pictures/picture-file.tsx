import { useEffect } from 'react';
import { type PictureType, pictureSizes } from '#art/drawn.ts';

interface PictureFileProps {
  readonly id: string;
  readonly type: PictureType;
  /** For a picture of the first screen. */
  readonly eager?: boolean;
}

/** The drawing of one picture as the build wrote it (scripts/build/article-pictures.ts). */
function pictureFilePath(id: string, scheme: 'light' | 'dark'): string {
  return `/art/pictures/${id}-${scheme}.svg`;
}

/**
 * The drawing in the theme's colours, as in app/ui/themed-picture.tsx; on paper always the light one. Its words stand
 * around it, so it is without a name of its own.
 */
export function PictureFile({ id, type, eager = false }: PictureFileProps) {
  useEffect(() => {
    // A picture that React adds later takes the theme in force as well.
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
