import { capitalised, monthName } from '#app/parts/seasons/month-name.ts';
import { words } from '#app/parts/seasons/words.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { levelIn, monthsFrom } from './air-in-month.ts';
import { ChartLegend } from './chart-legend.tsx';
import { LevelBar, levelWord } from './level-bar.tsx';
import type { ShownType } from './season-data.server.ts';

interface YearChartProps {
  readonly types: readonly ShownType[];
  /** The present month, 1 to 12, which then stands first; undefined while nobody knows it. */
  readonly present: number | undefined;
}

/** Said once for 180 cells, so that the page stays light. */
const cells = [
  '[&_td]:h-8 [&_td]:border-b [&_td]:border-line [&_td]:p-0 [&_td]:px-px [&_td]:align-bottom md:[&_td]:px-1 print:[&_td]:h-[5.5mm]',
  '[&_svg]:h-7 [&_svg]:w-full print:[&_svg]:h-[4.8mm]',
].join(' ');

/** Around the present month's column; the other cells are as wide and as high, so nothing moves when it appears. */
const mark = [
  '[&_[data-present]]:border-x-2 [&_[data-present]]:border-x-ink',
  '[&_thead_th]:border-t-2 [&_thead_th]:border-t-transparent [&_thead_[data-present]]:border-t-ink',
  '[&_tr:last-child_td[data-present]]:rounded-b [&_tr:last-child_td[data-present]]:border-b-2 [&_tr:last-child_td[data-present]]:border-b-ink',
].join(' ');

/** What is in the air in which month: a table, its levels drawn as bars and written for screen readers. */
export function YearChart({ types, present }: YearChartProps) {
  const w = useWords(words);
  const language = useLanguage();
  // Named by place: the columns stay where they are, only what stands in them changes.
  const columns = monthsFrom(present ?? 1).map((month, place) => ({ month, column: `column-${place}` }));
  return (
    <div className="card px-3 pt-4 pb-5 md:px-6 print:p-2">
      <ChartLegend />
      {/* Where letters are large the chart may scroll by itself; the keyboard must be able to do so as well. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group, no landmark. */}
      <div
        role="group"
        aria-label={w.chartName}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        className="relative mt-3 overflow-x-auto pt-6 pb-1 print:mt-0 print:overflow-visible print:pt-4 print:pb-0"
      >
        <table
          className={`w-full min-w-[17.5em] table-fixed border-separate border-spacing-0 text-base leading-tight print:text-[9pt] ${mark}`}
        >
          <caption className="sr-only">{w.chartName}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[6rem] md:w-[11rem] print:w-[32mm]">
                <span className="sr-only">{w.inTheAir}</span>
              </th>
              {columns.map(({ month, column }) => (
                <th
                  key={column}
                  scope="col"
                  data-present={month === present || undefined}
                  className="relative rounded-t border-ink p-0 pb-1 font-semibold"
                >
                  {month === present && (
                    <span className="absolute -start-0.5 bottom-full pb-0.5 text-sm whitespace-nowrap">{w.thisMonth}</span>
                  )}
                  <span key={month}>
                    <span className="sr-only">{capitalised(monthName(month, language), language)}</span>
                    <span aria-hidden="true" className="uppercase md:hidden print:hidden">
                      {monthName(month, language, 'narrow')}
                    </span>
                    <span aria-hidden="true" className="hidden md:inline print:inline">
                      {capitalised(monthName(month, language, 'short'), language)}
                    </span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={cells}>
            {types.map((type) => (
              <tr key={type.id}>
                <th
                  scope="row"
                  className="border-b border-line py-1 pe-2 text-start text-[0.875em] font-normal break-words md:text-[1em] print:py-0"
                >
                  {type.short}
                </th>
                {columns.map(({ month, column }) => {
                  const level = levelIn(type, month);
                  return (
                    <td key={column} data-present={month === present || undefined}>
                      {level > 0 && <LevelBar level={level} />}
                      <span key={level} className="sr-only">
                        {`${level}, ${levelWord(level, w)}`}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
