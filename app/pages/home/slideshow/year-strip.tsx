import type { AirMonth } from '#app/content/photographs/slide.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { capitalised, monthName } from '#app/lib/calendar-names.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { monthsFrom } from '#app/parts/seasons/months-from.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { words } from './words.ts';

export type ShownMonth = Localized<AirMonth>;

export interface YearStripOwn {
  readonly label: string;
  /** Follows the present month's words. */
  readonly present: string;
  readonly months: readonly (Omit<ShownMonth, 'month'> & { readonly plantName: string; readonly short: string })[];
}

/** The strip's texts, month by month. */
export function yearStripOwn(months: readonly ShownMonth[], language: Language): YearStripOwn {
  const w = wordsIn(words, language);
  return {
    label: w.months,
    present: w.now,
    months: months.map(({ month, plant, level, name, words: air }) => ({
      plant,
      level,
      plantName: name,
      words: air,
      name: monthName(month, language),
      short: capitalised(monthName(month, language, 'short'), language),
    })),
  };
}

/** The top of each level's hill, in drawing units from above: a month with nothing in the air still has a low hill. */
const tops = [30, 23, 15, 2];

/** The hill of a month, 24 units wide and 32 high; it reaches below its neighbors. */
function hill(level: number): string {
  const top = tops[level] ?? 2;
  return `M-9 32C2 32 2 ${top} 12 ${top}S22 32 33 32Z`;
}

/**
 * Twelve months as hills: height for how much is in the air, color for the month's plant, the present one first once
 * known, as in the seasons chart; each button's description is the month's words. Selects the slideshow's month.
 */
export function YearStripView({ own: { label, present, months }, now }: NowProps<YearStripOwn>) {
  const thisMonth = now && monthOf(now.date);
  return (
    <ol aria-label={label} className="year-strip">
      {monthsFrom(thisMonth ?? 1).map((month) => {
        const shown = months[month - 1];
        if (!shown) return null;
        const { name, short, plant, plantName, level, words: air } = shown;
        return (
          <li key={month}>
            <button
              type="button"
              className="year-month"
              aria-describedby={`air-in-${month}`}
              aria-current={month === thisMonth ? 'date' : undefined}
              data-month={month}
              disabled={!now}
            >
              <svg viewBox="0 0 24 32" preserveAspectRatio="none" aria-hidden="true">
                <path className={`air-${plant}`} d={hill(level)} />
              </svg>
              <span aria-hidden="true" className="year-letter" data-rest={short.slice(1)}>
                {short.slice(0, 1)}
              </span>
              <span className="sr-only">{`${name} `}</span>
              <span className="year-plant">{plantName}</span>
            </button>
            <span id={`air-in-${month}`} hidden>
              {month === thisMonth ? `${air} (${present})` : air}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
