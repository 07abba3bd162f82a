import { type ReactNode, useEffect, useState } from 'react';
import { monthName } from '#app/parts/seasons/month-name.ts';
import { useClinicMonth } from '#app/parts/seasons/use-clinic-month.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { HeroPictures, type ShownSlide } from './hero-pictures.tsx';
import { useSlideshow } from './use-slideshow.ts';
import { words } from './words.ts';
import { type ShownMonth, YearStrip } from './year-strip.tsx';

interface HeroProps {
  readonly slides: readonly ShownSlide[];
  readonly months: readonly ShownMonth[];
  /** Headline and buttons. */
  readonly children: ReactNode;
  /** Stands right behind the first picture. */
  readonly afterPictures: ReactNode;
  /** Stands beside the headline where there is room, below it on phones. */
  readonly beside: ReactNode;
}

/** The opening of the home page: the air of San Antonio, month by month, behind what the practice stands for. */
export function Hero({ slides, months, children, afterPictures, beside }: HeroProps) {
  const w = useWords(words);
  const language = useLanguage();
  const hydrated = useHydrated();
  const show = useSlideshow(slides.length);
  const [chosenMonth, setChosenMonth] = useState<number>();
  const present = useClinicMonth();
  const slide = slides[show.current];
  const ownMonths = slide?.months ?? [];
  const month = chosenMonth !== undefined && ownMonths.includes(chosenMonth) ? chosenMonth : (ownMonths.at(-1) ?? 1);
  const air = months.find((one) => one.month === month);

  function select(chosen: number) {
    setChosenMonth(chosen);
    const place = slides.findIndex((one) => one.months.includes(chosen));
    if (place >= 0) show.show(place);
  }

  // The year begins with the present month, and where less motion is wanted it stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the month becomes known.
  useEffect(() => {
    if (present !== undefined && chosenMonth === undefined) select(present);
  }, [present]);

  return (
    <section aria-label={w.label} className="hero" {...show.focusEvents}>
      <div className="hero-scene">
        <HeroPictures slides={slides} current={show.current} />
        {afterPictures}
        <div className="hero-text">
          <div>{children}</div>
          {beside}
        </div>
      </div>
      <div className="hero-foot">
        <p className="leading-snug">
          <strong className="block">{w.inTheAir(monthName(month, language))}</strong>
          {air?.words}
        </p>
        <YearStrip months={months} selected={month} onSelect={select} />
        <button
          type="button"
          className="needs-script hero-pause"
          aria-label={show.playing ? w.pauseLong : w.playLong}
          disabled={!hydrated}
          onClick={show.toggle}
        >
          <Icon name={show.playing ? 'pause' : 'play'} />
          {show.playing ? w.pause : w.play}
        </button>
      </div>
    </section>
  );
}
