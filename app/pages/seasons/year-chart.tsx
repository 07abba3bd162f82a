import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { words } from '#app/parts/seasons/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { bare } from './bare-type.ts';
import { LevelBar, levelWord } from './level-bar.tsx';
import type { ShownType } from './season-data.server.ts';
import { YearChartView } from './year-chart-view.tsx';

/** The four levels as bars and words. */
function ChartLegend() {
  const w = useWords(words);
  return (
    <ul aria-label={w.legend} className="flex flex-wrap gap-x-6 gap-y-1 text-base print:text-[9pt]">
      {[0, 1, 2, 3].map((level) => (
        <li key={level} className="flex items-end gap-2">
          <LevelBar level={level} className="mb-1 h-6 w-4 border-b border-line print:h-4" />
          {`${level}, ${levelWord(level, w)}`}
        </li>
      ))}
    </ul>
  );
}

/** What is in the air in which month: the legend, and a table that starts with the present month once it is known. */
export function YearChart({ types }: { readonly types: readonly ShownType[] }) {
  return (
    <div className="card px-3 pt-4 pb-5 md:px-6 print:p-2">
      <ChartLegend />
      <ClinicNow name="year-chart" view={YearChartView} own={{ types: types.map(bare) }} />
    </div>
  );
}
