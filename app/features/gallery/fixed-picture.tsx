import type { Theme } from './example.ts';

interface FixedPictureProps {
  /** As for ThemedPicture: files are `<path>-<theme>-<suffix>-<width>.<avif|webp>`. */
  readonly path: string;
  readonly theme: Theme;
  readonly suffix: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** One rendering of a picture, whatever theme the visitor has chosen: the gallery shows both side by side. */
export function FixedPicture({ path, theme, suffix, width, height, alt }: FixedPictureProps) {
  const file = `${path}-${theme}-${suffix}-${width}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${file}.avif`} />
      <img
        src={`${file}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card"
      />
    </picture>
  );
}
