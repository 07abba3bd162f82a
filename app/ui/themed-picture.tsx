import { useEffect } from 'react';

interface Variant {
  /** The crop's name in the file name. */
  readonly suffix: string;
  readonly widths: readonly number[];
  /** When this crop is shown; the last variant needs none. */
  readonly media?: string;
}

interface ThemedPictureProps {
  /** Files are `<path>-<light|dark>-<suffix>-<width>.<avif|webp>`. */
  readonly path: string;
  readonly variants: readonly Variant[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string;
  /** For a picture of the first screen. */
  readonly eager?: boolean;
}

const schemes = ['dark', 'light'] as const;
const formats = ['avif', 'webp'] as const;

/**
 * A picture with a light and a dark rendering. The device's preference picks the source; the theme script (app/browser/theme.ts) changes
 * `media` if the visitor chose otherwise, and reads `data-scheme` and `data-media` for that.
 */
export function ThemedPicture({ path, variants, width, height, alt, sizes, className, eager = false }: ThemedPictureProps) {
  useEffect(() => {
    // A picture that React adds later must use the current theme.
    window.matchPictures?.();
  }, []);
  /** If one source lists its widths, all must. */
  const byWidth = variants.some(({ widths }) => widths.length > 1);
  const file = (scheme: string, suffix: string, wide: number, format: string) => `${path}-${scheme}-${suffix}-${wide}.${format}`;
  const sourceSet = (scheme: string, { suffix, widths }: Variant, format: string) =>
    widths.map((wide) => file(scheme, suffix, wide, format) + (byWidth ? ` ${wide}w` : '')).join(', ');
  const last = variants.at(-1);
  /** The file that `img` itself names: a source would only repeat it. */
  const plain = last && file('light', last.suffix, last.widths[0] ?? 0, 'webp');
  return (
    // In a row each of its sources would add a gap.
    <picture className="contents [&>source]:hidden">
      {schemes.flatMap((scheme) =>
        variants.flatMap((variant) =>
          formats
            .map((format) => ({ format, files: sourceSet(scheme, variant, format) }))
            .filter(({ files }) => variant !== last || files !== plain)
            .map(({ format, files }) => (
              <source
                key={scheme + variant.suffix + format}
                type={`image/${format}`}
                srcSet={files}
                sizes={byWidth ? sizes : undefined}
                media={[variant.media, `(prefers-color-scheme: ${scheme})`].filter(Boolean).join(' and ')}
                data-scheme={scheme}
                data-media={variant.media}
                suppressHydrationWarning
              />
            )),
        ),
      )}
      <img
        src={plain}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        suppressHydrationWarning
      />
    </picture>
  );
}
