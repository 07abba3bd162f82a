import type { Slide } from '#app/content/photographs/slide.schema.ts';
import { wideWindow } from '#app/content/photographs/slide-window.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';
import { slideWidths } from '#art/drawn.ts';

export type ShownSlide = Localized<Slide>;

const positions = { top: 'hero-image-top', center: 'hero-image-center', bottom: 'hero-image-bottom' } as const;

/** Returns which side of a wide photograph stays visible in a narrower window: the side with its subject. */
function sideOf({ focus }: NonNullable<ShownSlide['picture']>): string {
  if (focus.x < 100 / 3) return 'hero-photo-left';
  return focus.x > 200 / 3 ? 'hero-photo-right' : 'hero-photo-middle';
}

const variants = [
  { suffix: 'wide', widths: slideWidths.wide, media: wideWindow },
  { suffix: 'tall', widths: slideWidths.tall },
] as const;

/**
 * The landscapes behind the hero's text, of which the present one fades in. Hidden ones are not loaded, so that none delays
 * the first paint. An inline script chooses the month's before that (app/browser/month-picture.ts).
 */
export function HeroPictures({ slides }: { readonly slides: readonly ShownSlide[] }) {
  return (
    <div className="hero-pictures">
      {slides.map((slide, place) => (
        <div
          key={slide.id}
          className={`hero-picture ${slide.picture ? 'hero-photo' : ''}`}
          data-months={slide.months.join(' ')}
          data-current={place === 0 ? undefined : false}
          aria-hidden={place !== 0}
          hidden={place !== 0}
          suppressHydrationWarning
        >
          <ThemedPicture
            path={`/art/hero/${slide.id}`}
            variants={variants}
            width={1920}
            height={1080}
            sizes="100vw"
            alt={slide.alt}
            className={`hero-image ${positions[slide.mobilePosition]} ${slide.picture ? sideOf(slide.picture) : ''}`}
          />
        </div>
      ))}
    </div>
  );
}
