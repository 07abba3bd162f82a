import { specimenSizes } from '#app/content/photographs/slide-window.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { slideWidths } from '#art/drawn.ts';
import type { ShownSlide } from './hero-pictures.tsx';
import { words } from './words.ts';
import type { ShownMonth } from './year-strip.tsx';

/** Draws 0.01 mm, or 0.02 mm for a grain of over 50 µm, to the scale of a grain that fills the width of its picture. */
function ScaleBar({ micrometers }: { readonly micrometers: number }) {
  const hundredths = micrometers > 50 ? 2 : 1;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMinYMid" className="hero-scale" aria-hidden="true">
      <path d={`M1 99h${Math.round((1000 * hundredths) / micrometers)}`} />
      <text x="1" y="96">
        {`0.0${hundredths} mm`}
      </text>
    </svg>
  );
}

interface HeroSpecimenProps {
  readonly slides: readonly ShownSlide[];
  readonly months: readonly ShownMonth[];
  /** The month shown until a script knows the present one, 1–12. */
  readonly first: number | undefined;
}

const variants = [{ suffix: 'specimen', widths: slideWidths.specimen }] as const;

/**
 * The month's pollen grain, as the sun or moon of its landscape, whole in every window, with a label as in a herbarium: its
 * name, and how much of it there is in a typical year. The landscape's alternative text describes it. With a photograph
 * only the label is shown.
 */
export function HeroSpecimen({ slides, months, first }: HeroSpecimenProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <figure className="hero-specimen">
      <div className="hero-grains">
        {slides.map(({ id, picture, micrometers }, place) => (
          <div
            key={id}
            className="hero-grain"
            data-specimen
            data-current={place === 0 ? undefined : false}
            hidden={place !== 0}
            suppressHydrationWarning
          >
            {!picture && (
              <ThemedPicture path={`/art/hero/${id}`} variants={variants} width={480} height={480} sizes={specimenSizes} alt="" />
            )}
            {!picture && micrometers && <ScaleBar micrometers={micrometers} />}
          </div>
        ))}
      </div>
      <figcaption className="hero-label">
        {months.map(({ month, words: air }) => (
          <span key={month} data-line={month} hidden={month !== first} suppressHydrationWarning>
            <em>{slides.find((slide) => slide.months.includes(month))?.specimen}</em>
            <span>{`${w.inTheAir(monthName(month, language))} ${air}`}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
