import { useEffect, useRef } from 'react';

/** In pixels; printed 20 mm wide at 300 dots an inch. */
export const photoSize = { width: 240, height: 300 } as const;

interface SheetPhotoProps {
  /** As kept by photo.ts. */
  readonly picture: string;
  readonly label: string;
}

/** Draws the photograph on a canvas: the security policy allows only image files of the site. */
export function SheetPhoto({ picture, label }: SheetPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void import('./photo.ts').then(({ drawPhoto }) => canvas.current && drawPhoto(canvas.current, picture));
  }, [picture]);
  return <canvas ref={canvas} {...photoSize} role="img" aria-label={label} className="intake-photo" />;
}
