import { portraitWidths } from '#art/drawn.ts';
import { ThemedPicture } from './themed-picture.tsx';

interface PortraitImageProps {
  /** A physician's id, or `staff-` and a staff member's id. */
  readonly id: string;
  /** A face of 48 px, as beside a name in a menu, is the smallest square, which is sharp on every screen. */
  readonly crop: 'card' | 'square' | 'face' | 'expanded';
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string;
  readonly eager?: boolean;
}

const crops = {
  card: { suffix: 'card', widths: portraitWidths.card, width: 640, height: 480 },
  square: { suffix: 'square', widths: portraitWidths.square, width: 320, height: 320 },
  expanded: { suffix: 'expanded', widths: portraitWidths.expanded, width: 1280, height: 960 },
  face: { suffix: 'square', widths: portraitWidths.square.slice(0, 1), width: 192, height: 192 },
} as const;

/**
 * A portrait as the build makes it: drawn in both themes (art/portraits), or a photograph under the same
 * names (scripts/build/photographs.ts).
 */
export function PortraitImage({ id, crop, ...image }: PortraitImageProps) {
  const { width, height, ...variant } = crops[crop];
  return <ThemedPicture path={`/art/portraits/${id}`} variants={[variant]} width={width} height={height} {...image} />;
}
