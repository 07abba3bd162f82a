import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { formatDate } from '#app/parts/hours/format.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/ui/use-language.ts';
import { type AirLineOwn, AirLineView } from './air-line-view.tsx';
import { outlookText } from './outlook-text.ts';
import { words } from './words.ts';

interface AirThisMonthProps {
  /** What was counted last in San Antonio's air: the day, YYYY-MM-DD, and what there was, in words. */
  readonly count?: { readonly day: string; readonly text: string };
  /** The twelve months in order, with what is in their air in words. */
  readonly months: readonly { readonly month: number; readonly words: string }[];
  /** The plant the city asks for most: its name and its twelve levels. */
  readonly cedar: { readonly name: string; readonly levels: readonly number[] };
}

/** What the line says, month by month. */
export function airLine({ months, cedar, count }: AirThisMonthProps, language: Language): AirLineOwn {
  const w = wordsIn(words, language);
  return {
    label: w.homeLine,
    months: months.map(({ month, words: air }) => ({ air, outlook: outlookText(cedar.levels, month, language) })),
    count: count && { day: count.day, text: w.counted(formatDate(count.day, language), count.text) },
    plant: cedar.name,
    path: pathOf('seasons', language),
    more: w.homeMore,
    instead: w.homeLater,
  };
}

/** One line that says what is in the air this month and leads to the page about it. */
export function AirThisMonth(props: AirThisMonthProps) {
  return (
    <div className="bg-mist print:hidden">
      <p className="mx-auto flex min-h-[5.75rem] max-w-page items-center gap-3 px-5 py-2 leading-snug sm:min-h-14 md:px-8">
        <Icon name="seasons" className="icon size-6 text-oak" />
        <ClinicNow name="air-line" view={AirLineView} own={airLine(props, useLanguage())} />
      </p>
    </div>
  );
}
