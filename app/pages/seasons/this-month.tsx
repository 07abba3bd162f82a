import type { SeasonTypeId } from '#app/content/seasons/season.schema.ts';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { words } from '#app/parts/seasons/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { bare } from './bare-type.ts';
import type { SeasonData } from './season-data.server.ts';
import { ThisMonthView } from './this-month-view.tsx';

/** The plant that is new to newcomers, and that everybody asks about. */
const askedAbout: SeasonTypeId = 'mountain-cedar';

/**
 * Room for the fullest month, so that nothing below moves once the month is known; on a phone as
 * much as fits its window.
 */
const room = 'min-h-[46rem] md:min-h-[36rem] lg:min-h-[32.5rem] plain:min-h-0';

/** What is in the air now, and what helps. */
export function ThisMonth({ data: { note, types, months, helps } }: { readonly data: SeasonData }) {
  const w = useWords(words);
  const own = {
    note,
    types: types.map(bare),
    months: months.map((month) => ({ helps: month.helps })),
    helps,
    asked: askedAbout,
    how: { title: w.howTitle, steps: [w.howChart, w.howMonths, w.howPlants] },
  };
  return (
    <section aria-labelledby="this-month" className={`mx-auto max-w-page px-5 pt-8 md:px-8 print:hidden grid items-start ${room}`}>
      <div className="card p-5 md:p-7">
        <ClinicNow name="this-month" view={ThisMonthView} own={own} />
      </div>
    </section>
  );
}
