import { capitalised, monthName } from '#app/lib/calendar-names.ts';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { words } from '#app/parts/seasons/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { MonthAir } from './month-air.tsx';
import { MonthTagView } from './month-tag-view.tsx';
import type { SeasonData } from './season-data.server.ts';

interface MonthListProps {
  readonly data: SeasonData;
}

/** The twelve months, each of which unfolds to its air and what helps. */
export function MonthList({ data }: MonthListProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <ol className="grid items-start gap-x-8 md:grid-cols-2">
      {data.months.map(({ month, words: inTheAir }) => (
        <li key={month}>
          <details name="month" className="disclosure">
            <summary>
              <span className="font-normal">
                <strong className="me-3 text-lg">{capitalised(monthName(month, language), language)}</strong>
                <ClinicNow name="month-tag" view={MonthTagView} own={{ month }} />
                <span className="block text-quiet">{inTheAir}</span>
              </span>
              <Icon name="chevron-down" />
            </summary>
            <div>
              <MonthAir month={month} data={data} helpsTitle={w.helps} language={language} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
