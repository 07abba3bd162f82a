import type { SeasonTypeId } from '#app/content/schema/season.ts';
import { monthName } from '#app/parts/seasons/month-name.ts';

import { words } from '#app/parts/seasons/words.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { MonthAir } from './month-air.tsx';
import { OutlookLine } from './outlook-line.tsx';
import type { SeasonData } from './season-data.server.ts';

/** The plant that newcomers have not met and everybody here asks about. */
const askedAbout: SeasonTypeId = 'mountain-cedar';

interface ThisMonthProps {
  /** The present month, 1 to 12; undefined while nobody knows it. */
  readonly present: number | undefined;
  readonly data: SeasonData;
}

/**
 * Room for the fullest month, so that nothing below moves when the page learns which one it is; on a phone as
 * much as its window can show.
 */
const room = 'min-h-[46rem] md:min-h-[38.5rem] lg:min-h-[31rem] plain:min-h-0 print:min-h-0';

/** What is in the air now and what helps; before the page knows the month, how to read it. */
export function ThisMonth({ present, data }: ThisMonthProps) {
  const w = useWords(words);
  const language = useLanguage();
  const asked = data.types.find(({ id }) => id === askedAbout);
  return (
    <section aria-labelledby="this-month" className={`mx-auto max-w-6xl px-5 pt-8 md:px-8 print:px-0 print:pt-2 ${room}`}>
      <div className="card p-5 md:p-7 print:p-2">
        {present ? (
          // Keyed by the month: translators of browsers replace text that React would then change in vain.
          <div key={present}>
            <h2 id="this-month">{w.inTheAirIn(monthName(present, language))}</h2>
            <p className="mt-1 mb-5 text-quiet print:mb-1">{data.note}</p>
            {asked && (
              <p className="mb-5 print:hidden">
                <OutlookLine name={asked.short} levels={asked.level} month={present} />
              </p>
            )}
            <MonthAir month={present} data={data} helpsTitle={w.helpsTitle} />
            <details className="mt-4 print:hidden">
              <summary className="min-h-11 py-2 font-semibold">{w.inWords}</summary>
              <ul className="grid gap-x-10 gap-y-1 md:grid-cols-2">
                {data.types.map(({ id, short, level }) => (
                  <li key={id}>
                    <OutlookLine name={short} levels={level} month={present} />
                  </li>
                ))}
              </ul>
            </details>
          </div>
        ) : (
          <div className="print:hidden">
            <h2 id="this-month">{w.howTitle}</h2>
            <p className="mt-1 mb-5 text-quiet">{data.note}</p>
            <ol className="grid max-w-3xl list-decimal gap-3 ps-6">
              <li>{w.howChart}</li>
              <li>{w.howMonths}</li>
              <li>{w.howPlants}</li>
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
