import { capitalised } from '#app/lib/calendar-names.ts';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { formatDate } from '#app/parts/hours/format.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { dayWords } from '#app/today/words.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { type AirLineOwn, AirLineView } from './air-line-view.tsx';
import { outlookText } from './outlook-text.ts';
import { words } from './words.ts';

export interface AirThisMonthProps {
  /** The latest count of San Antonio's air: the day, YYYY-MM-DD, and the result in words. */
  readonly count?: { readonly day: string; readonly text: string };
  /** The plant that people in the city ask about most: its name and its twelve levels. */
  readonly cedar: { readonly name: string; readonly levels: readonly number[] };
}

/** Returns the texts on the plant, month by month. */
export function airLine({ cedar, count }: AirThisMonthProps, language: Language): AirLineOwn {
  const w = wordsIn(words, language);
  return {
    outlooks: Array.from({ length: 12 }, (_, index) => capitalised(outlookText(cedar.levels, index + 1, language), language)),
    count: count && { day: count.day, text: wordsIn(dayWords, language).counted(formatDate(count.day, language), count.text) },
    path: pathOf('seasons', language),
    more: w.homeMore,
    instead: w.homeLater,
  };
}

/** Draws the state of the plant that people in the city ask about most, and a link to the page about all plants. */
export function AirThisMonth(props: AirThisMonthProps) {
  return (
    <div className="today-air">
      <h3 className="today-name">{props.cedar.name}</h3>
      <ClinicNow name="air-line" view={AirLineView} own={airLine(props, useLanguage())} />
    </div>
  );
}
