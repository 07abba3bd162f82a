import { useEffect, useState } from 'react';
import type { Localized } from '#app/content/localized.ts';
import type { Slide } from '#app/content/schema/slide.ts';
import { slideWidths } from '#app/content/slide-widths.ts';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';

export type ShownSlide = Localized<Slide>;

interface HeroPicturesProps {
  readonly slides: readonly ShownSlide[];
  readonly current: number;
}

const positions = { top: 'hero-image-top', center: 'hero-image-center', bottom: 'hero-image-bottom' } as const;

/** Where a wide photograph is held when the window is narrower than it: at the side of what must stay in sight. */
function sideOf({ focus }: NonNullable<ShownSlide['picture']>): string {
  if (focus.x < 100 / 3) return 'hero-photo-left';
  return focus.x > 200 / 3 ? 'hero-photo-right' : 'hero-photo-middle';
}

const variants = [
  { suffix: 'wide', widths: slideWidths.wide, media: '(min-width: 768px)' },
  { suffix: 'tall', widths: slideWidths.tall },
] as const;

/** Which pictures are in the document: the first from the start, then each as it is shown and the one after it, so that none competes with the first paint. */
function useMounted(current: number, count: number): ReadonlySet<number> {
  const [mounted, setMounted] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    const add = (place: number) => setMounted((sofar) => (sofar.has(place) ? sofar : new Set([...sofar, place])));
    add(current);
    const idle = setTimeout(() => add((current + 1) % count), 3000);
    return () => clearTimeout(idle);
  }, [current, count]);
  return mounted;
}

/** The pictures behind the hero's text, the present one faded in over the others. */
export function HeroPictures({ slides, current }: HeroPicturesProps) {
  const mounted = useMounted(current, slides.length);
  return (
    <div className="hero-pictures">
      {slides.map((slide, place) =>
        mounted.has(place) ? (
          <div
            key={slide.id}
            className={`hero-picture ${slide.picture ? 'hero-photo' : ''}`}
            data-current={place === current}
            aria-hidden={place !== current}
          >
            <ThemedPicture
              path={`/art/hero/${slide.id}`}
              variants={variants}
              width={1920}
              height={1080}
              sizes="100vw"
              alt={slide.alt}
              eager={place === 0}
              className={`hero-image ${positions[slide.mobilePosition]} ${slide.picture ? sideOf(slide.picture) : ''}`}
            />
          </div>
        ) : null,
      )}
    </div>
  );
}
