import type { HTMLAttributes, ReactNode } from 'react';
import { monthName } from '#app/ui/calendar-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { HeroPictures, type ShownSlide } from './hero-pictures.tsx';
import { words } from './words.ts';
import { type ShownMonth, YearStrip } from './year-strip.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Brought to life by app/browser/year-show.ts. */
      'year-show': React.DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

interface HeroProps {
  readonly slides: readonly ShownSlide[];
  readonly months: readonly ShownMonth[];
  /** Headline and buttons. */
  readonly children: ReactNode;
  /** Stands right behind the pictures. */
  readonly afterPictures: ReactNode;
  /** Stands beside the headline where there is room, below it on phones. */
  readonly beside: ReactNode;
}

/**
 * The opening of the home page: the air of San Antonio, month by month, behind what the practice stands for. What changes
 * in it is the business of app/browser/year-show.ts, hydrated or not: React writes it once and leaves it alone.
 */
export function Hero({ slides, months, children, afterPictures, beside }: HeroProps) {
  const w = useWords(words);
  const language = useLanguage();
  const first = slides[0]?.months.at(-1);
  return (
    <year-show key={language}>
      <section aria-label={w.label} className="hero">
        <div className="hero-scene">
          <HeroPictures slides={slides} />
          {afterPictures}
          <div className="hero-text">
            <div>{children}</div>
            {beside}
          </div>
        </div>
        <div className="hero-foot">
          <p className="leading-snug">
            {months.map(({ month, words: air }) => (
              <span key={month} data-line={month} hidden={month !== first} suppressHydrationWarning>
                <strong className="block">{w.inTheAir(monthName(month, language))}</strong>
                {air}
              </span>
            ))}
          </p>
          <YearStrip months={months} first={first} />
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
              {w.pause}
            </span>
            <span data-face="play" className="hero-face" hidden suppressHydrationWarning>
              <Icon name="play" />
              {w.play}
            </span>
          </button>
        </div>
      </section>
    </year-show>
  );
}
