import { portraitWidths } from '#app/content/picture-widths.ts';
import { ThemedPicture } from './themed-picture.tsx';

interface PortraitImageProps {
  /** A physician's id, or `staff-` and that of a member of the staff. */
  readonly id: string;
  readonly crop: 'card' | 'square';
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string;
  readonly eager?: boolean;
  readonly waits?: boolean;
}

const dimensions = { card: { width: 640, height: 480 }, square: { width: 320, height: 320 } } as const;

/**
 * A portrait as the build makes it: drawn in both themes (scripts/build/brand-images.ts), or a photograph under the same
 * names (scripts/build/photographs.ts).
 */
export function PortraitImage({ id, crop, ...image }: PortraitImageProps) {
  const { width, height } = dimensions[crop];
  return (
    <ThemedPicture
      path={`/art/portraits/${id}`}
      variants={[{ suffix: crop, widths: portraitWidths[crop] }]}
      width={width}
      height={height}
      {...image}
    />
  );
}
