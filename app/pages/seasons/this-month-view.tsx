import { monthName } from '#app/lib/calendar-names.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { airWords } from '#app/parts/seasons/air-words.ts';
import { wordsIn } from '#app/site/language.ts';
import { type AirData, MonthAir } from './month-air.tsx';
import { OutlookLine } from './outlook-line.tsx';

export interface ThisMonthOwn extends AirData {
  /** What the levels rest on. */
  readonly note: string;
  /** Id of the plant that is told of in every month. */
  readonly asked: string;
  /** How to read the page, while nobody knows the month: a title and its steps. */
  readonly how: { readonly title: string; readonly steps: readonly string[] };
}

/** What is in the air in this month of San Antonio's calendar and what helps; before the page knows the month, how to read it. */
export function ThisMonthView({ own, now, language }: NowProps<ThisMonthOwn>) {
  const { types, note, asked, how } = own;
  if (!now)
    return (
      <div className="print:hidden">
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
      <p className="mt-1 mb-5 text-quiet print:mb-1">{note}</p>
      {plant && (
        <p className="mb-5 print:hidden">
          <OutlookLine name={plant.short} levels={plant.level} month={month} language={language} />
        </p>
      )}
      <MonthAir month={month} data={own} helpsTitle={w.helpsTitle} language={language} />
      <details className="mt-4 print:hidden">
        <summary className="min-h-11 py-2 font-semibold">{w.inWords}</summary>
        <ul className="grid gap-x-10 gap-y-1 md:grid-cols-2">
          {types.map(({ id, short, level }) => (
            <li key={id}>
              <OutlookLine name={short} levels={level} month={month} language={language} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
