import type { AirMonth } from '#app/content/photographs/slide.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { useClinicMonth } from '#app/parts/seasons/use-clinic-month.ts';
import { monthName } from '#app/ui/calendar-names.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export type ShownMonth = Localized<AirMonth>;

interface YearStripProps {
  readonly months: readonly ShownMonth[];
  /** The month the first picture stands for, 1–12: the one on show until a script knows the present month. */
  readonly first: number | undefined;
}

/** Drawing units of a bar: a month with nothing in the air still shows where it is. */
const fullHeight = 30;
const barHeight = (level: number) => 6 + level * 8;

/**
 * Twelve months, height for how much is in the air and colour for the month's plant; each one's words are its
 * button's name. It is the slideshow's index.
 */
export function YearStrip({ months, first }: YearStripProps) {
  const w = useWords(words);
  const language = useLanguage();
  const thisMonth = useClinicMonth();
  return (
    <ol aria-label={w.months} className="year-strip">
      {months.map(({ month, plant, level, words: inTheAir }) => {
        const explanation = month === thisMonth ? `${inTheAir} (${w.now})` : inTheAir;
        return (
          <li key={month}>
            <Tooltip text={explanation}>
              <button
                type="button"
                className="year-month"
                aria-label={monthName(month, language)}
                aria-pressed={month === first}
                data-month={month}
                disabled
                suppressHydrationWarning
              >
                <svg viewBox={`0 0 20 ${fullHeight}`} preserveAspectRatio="none" aria-hidden="true" className="h-8 w-full">
                  <rect className={`air-${plant}`} y={fullHeight - barHeight(level)} width="20" height={barHeight(level)} rx="2" />
                </svg>
                <span aria-hidden="true" className="year-letter">
                  {monthName(month, language, 'narrow')}
                </span>
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ol>
  );
}
