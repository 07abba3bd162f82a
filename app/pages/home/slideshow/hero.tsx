import type { HTMLAttributes, ReactNode } from 'react';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { HeroPictures, type ShownSlide } from './hero-pictures.tsx';
import { HeroSpecimen } from './hero-specimen.tsx';
import { words } from './words.ts';
import { type ShownMonth, YearStripView, yearStripOwn } from './year-strip.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by app/browser/year-show.ts. */
      'year-show': React.DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

interface HeroProps {
  readonly slides: readonly ShownSlide[];
  readonly months: readonly ShownMonth[];
  /** The headline. */
  readonly children: ReactNode;
  /** Below the headline; on phones at the landscape's end, where a thumb reaches. */
  readonly actions: ReactNode;
  /** Placed after the pictures. */
  readonly afterPictures: ReactNode;
}

/**
 * The opening of the home page: the air of San Antonio, month by month, around the practice's headline. React renders it once;
 * app/browser/year-show.ts makes all later changes, hydrated or not.
 */
export function Hero({ slides, months, children, actions, afterPictures }: HeroProps) {
  const w = useWords(words);
  const language = useLanguage();
  const first = slides[0]?.months.at(-1);
  return (
    <year-show key={language}>
      <section aria-label={w.label} className="hero">
        <HeroPictures slides={slides} />
        <div className="hero-scene mx-auto max-w-page">
          <div className="hero-words">{children}</div>
          <HeroSpecimen slides={slides} months={months} first={first} />
          {afterPictures}
          <div className="hero-actions">{actions}</div>
        </div>
        <div className="hero-foot">
          <div className="hero-year mx-auto max-w-page">
            <div className="hero-year-head">
              <p>{w.year}</p>
              <button
                type="button"
                className="needs-script hero-pause"
                aria-label={w.pauseLong}
                data-pause={w.pauseLong}
                data-play={w.playLong}
                suppressHydrationWarning
              >
                <span data-face="pause" className="hero-face" suppressHydrationWarning>
                  <Icon name="pause" />
                  <span className="sr-only">{w.pause}</span>
                </span>
                <span data-face="play" className="hero-face" hidden suppressHydrationWarning>
                  <Icon name="play" />
                  <span className="sr-only">{w.play}</span>
                </span>
              </button>
            </div>
            <ClinicNow name="year-strip" view={YearStripView} own={yearStripOwn(months, language)} />
          </div>
        </div>
      </section>
    </year-show>
  );
}
