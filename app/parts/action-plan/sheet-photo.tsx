import { useEffect, useRef } from 'react';

/** As printed, 20 mm wide at 300 dots an inch. */
export const photoSize = { width: 240, height: 300 } as const;

interface SheetPhotoProps {
  /** As photo.ts keeps it. */
  readonly picture: string;
  readonly label: string;
}

/** Whose sheet it is, drawn: the security policy shows no image that is not a file of the site. */
export function SheetPhoto({ picture, label }: SheetPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void import('./photo.ts').then(({ drawPhoto }) => canvas.current && drawPhoto(canvas.current, picture));
  }, [picture]);
  return <canvas ref={canvas} {...photoSize} role="img" aria-label={label} className="intake-photo" />;
}
