import type { SeasonTypeId } from '#app/content/seasons/season.schema.ts';

interface SeasonPictureProps {
  /** The plant with leaf and flower, or its pollen or spores. */
  readonly kind: 'plant' | 'grain';
  readonly id: SeasonTypeId;
  readonly alt: string;
  readonly className?: string;
}

/** Pixels of each side; the files are square. */
const sides = { plant: 320, grain: 160 } as const;
const schemes = ['dark', 'light'] as const;
const formats = ['avif', 'webp'] as const;

/** Returns the path of one file of a drawing. */
export function seasonPicture(
  kind: SeasonPictureProps['kind'],
  id: SeasonTypeId,
  scheme: 'light' | 'dark',
  format: 'avif' | 'webp',
): string {
  return `/art/seasons/${kind}-${id}-${scheme}.${format}`;
}

/**
 * Draws a finished drawing (art/families/seasons.ts) for the current theme, as in
 * app/ui/themed-picture.tsx. Code that shows one must call `window.matchPictures` when it is in the document.
 */
export function SeasonPicture({ kind, id, alt, className }: SeasonPictureProps) {
  return (
    <picture className="contents">
      {schemes.flatMap((scheme) =>
        formats.map((format) => (
          <source
            key={scheme + format}
            className="hidden"
            type={`image/${format}`}
            srcSet={seasonPicture(kind, id, scheme, format)}
            media={`(prefers-color-scheme: ${scheme})`}
            data-scheme={scheme}
            suppressHydrationWarning
          />
        )),
      )}
      <img
        src={seasonPicture(kind, id, 'light', 'webp')}
        alt={alt}
        width={sides[kind]}
        height={sides[kind]}
        className={className}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
