interface FixedPictureProps {
  /** Path without its ending, of which there are two: avif and webp. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** One rendering of a picture, whatever theme the visitor has chosen: the gallery shows both side by side. */
export function FixedPicture({ file, width, height, alt }: FixedPictureProps) {
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
