import { capitalised, monthName } from '#app/lib/calendar-names.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { airColor } from '#app/parts/seasons/air-color.ts';
import { airWords } from '#app/parts/seasons/air-words.ts';
import { monthsFrom } from '#app/parts/seasons/months-from.ts';
import { wordsIn } from '#app/site/language.ts';
import { levelIn } from './air-in-month.ts';
import { LevelRidge, levelWord } from './level-bar.tsx';
import type { AirData } from './month-air.tsx';

/** Set once for 180 cells, to keep the page small. */
const cells = ['[&_td]:h-10 [&_td]:border-b [&_td]:border-line [&_td]:p-0 [&_td]:align-bottom', '[&_svg]:h-9 [&_svg]:w-full'].join(' ');

/** Frames the present month's column; other cells have the same size, so that nothing moves when it appears. */
const mark = [
  '[&_[data-present]]:border-x-2 [&_[data-present]]:border-x-ink',
  '[&_thead_th]:border-t-2 [&_thead_th]:border-t-transparent [&_thead_[data-present]]:border-t-ink',
  '[&_tr:last-child_td[data-present]]:rounded-b [&_tr:last-child_td[data-present]]:border-b-2 [&_tr:last-child_td[data-present]]:border-b-ink',
].join(' ');

/**
 * What is in the air in which month, the present one first: a table with a grain before each name and, as its levels, a ridge in
 * the grain's color and words for screen readers.
 */
export function YearChartView({ own: { types }, now, language }: NowProps<Pick<AirData, 'types'>>) {
  const w = wordsIn(airWords, language);
  const present = now && monthOf(now.date);
  const months = monthsFrom(present ?? 1);
  return (
    // With large text the chart may scroll on its own; the keyboard must be able to scroll it too.
    // biome-ignore lint/a11y/useSemanticElements: a group, no landmark.
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
            <th scope="col" className="w-[7rem] md:w-[12rem] print:w-[36mm]">
              <span className="sr-only">{w.inTheAir}</span>
            </th>
            {months.map((month) => (
              <th
                key={month}
                scope="col"
                data-present={month === present || undefined}
                className="relative rounded-t border-ink p-0 pb-1 font-semibold"
              >
                {month === present && (
                  <span className="absolute -start-0.5 bottom-full pb-0.5 text-sm whitespace-nowrap">{w.thisMonth}</span>
                )}
                <span>
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
        <tbody className={`year-chart ${cells}`}>
          {types.map((type) => (
            <tr key={type.id}>
              <th
                scope="row"
                className="border-b border-line py-1 pe-2 text-start text-[0.875em] font-normal break-words md:text-[1em] print:py-0"
              >
                <span className="flex items-center gap-1.5 md:gap-2.5">
                  <GrainPicture id={type.id} className="size-5 flex-none md:size-7 print:size-4" />
                  <span className="min-w-0">{type.short}</span>
                </span>
              </th>
              {months.map((month, place) => {
                const near = (offset: number) => levelIn(type, months.at((place + offset) % months.length) ?? month);
                const level = near(0);
                return (
                  <td key={month} data-present={month === present || undefined}>
                    {level > 0 && <LevelRidge levels={[near(-1), level, near(1)]} color={airColor[type.id]} />}
                    <span className="sr-only">{`${level}, ${levelWord(level, w)}`}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
