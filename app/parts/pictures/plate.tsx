import { PictureFile } from './picture-file.tsx';

interface PlateProps {
  readonly id: string;
  /** What it shows, for people who cannot see it. */
  readonly name: string;
}

/** Draws the picture at the head of an article; it is in the first screen, so it is not loaded lazily. */
export function Plate({ id, name }: PlateProps) {
  return (
    <div role="img" aria-label={name} className="rounded-card forced-color-adjust-none forced-colors:bg-card">
      <PictureFile id={id} type="plate" eager />
    </div>
  );
}
