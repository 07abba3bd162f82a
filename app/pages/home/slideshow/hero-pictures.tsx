import { useEffect, useState } from 'react';
import type { Localized } from '#app/content/localized.ts';
import type { Slide } from '#app/content/schema/slide.ts';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';

export type ShownSlide = Localized<Slide>;

interface HeroPicturesProps {
  readonly slides: readonly ShownSlide[];
  readonly current: number;
}

const positions = { top: 'hero-image-top', center: 'hero-image-center', bottom: 'hero-image-bottom' } as const;

const variants = [
  { suffix: 'wide', widths: [960, 1440, 1920], media: '(min-width: 768px)' },
  { suffix: 'tall', widths: [420, 828] },
] as const;

/** Which pictures are in the document: the first from the start, one more each time, so none competes with the first paint. */
function useMountedUpTo(current: number, count: number): number {
  const [mounted, setMounted] = useState(0);
  useEffect(() => {
    const next = Math.min(current + 1, count - 1);
    const idle = setTimeout(() => setMounted((sofar) => Math.max(sofar, next)), 3000);
    setMounted((sofar) => Math.max(sofar, current));
    return () => clearTimeout(idle);
  }, [current, count]);
  return mounted;
}

/** The pictures behind the hero's text, the present one faded in over the others. */
export function HeroPictures({ slides, current }: HeroPicturesProps) {
  const mounted = useMountedUpTo(current, slides.length);
  return (
    <div className="hero-pictures">
      {slides.map((slide, place) =>
        place <= mounted ? (
          <div key={slide.id} className="hero-picture" data-current={place === current} aria-hidden={place !== current}>
            <ThemedPicture
              path={`/art/hero/${slide.id}`}
              variants={variants}
              width={1920}
              height={1080}
              sizes="100vw"
              alt={slide.alt}
              eager={place === 0}
              className={`hero-image ${positions[slide.mobilePosition]}`}
            />
          </div>
        ) : null,
      )}
    </div>
  );
}
