import { monthName } from '#app/lib/calendar-names.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { airWords } from '#app/parts/seasons/air-words.ts';
import { outlookText } from '#app/parts/seasons/outlook-text.ts';
import { wordsIn } from '#app/site/language.ts';
import { type AirData, MonthAir } from './month-air.tsx';

export interface ThisMonthOwn extends AirData {
  /** What levels rest on. */
  readonly note: string;
  /** The id of the plant shown in every month. */
  readonly asked: string;
  /** How to read the page, until the month is known: a title and steps. */
  readonly how: { readonly title: string; readonly steps: readonly string[] };
}

/** What is in the air this month by San Antonio's calendar, and what helps; until the month is known, how to read the page. */
export function ThisMonthView({ own, now, language }: NowProps<ThisMonthOwn>) {
  const { types, note, asked, how } = own;
  if (!now)
    return (
      <div>
        <h2 id="this-month">{how.title}</h2>
        <p className="mt-1 mb-5 text-quiet">{note}</p>
        <ol className="grid max-w-3xl list-decimal gap-3 ps-6">
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    );
  const w = wordsIn(airWords, language);
  const month = monthOf(now.date);
  const plant = types.find(({ id }) => id === asked);
  return (
    <div>
      <h2 id="this-month">{w.inTheAirIn(monthName(month, language))}</h2>
      <p className="mt-1 mb-5 text-quiet">{note}</p>
      {plant && (
        <p className="mb-5">
          <strong>{plant.short}:</strong> {outlookText(plant.level, month, language)}
        </p>
      )}
      <MonthAir month={month} data={own} helpsTitle={w.helpsTitle} language={language} large />
    </div>
  );
}
