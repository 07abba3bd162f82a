import type { SeasonTypeId } from '#app/content/seasons/season.schema.ts';
import { listInWords } from '#app/lib/list-in-words.ts';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { airWords } from '#app/parts/seasons/air-words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { airIn, levelIn } from './air-in-month.ts';
import { levelWord } from './level-bar.tsx';

/** The data for each month's air. */
export interface AirData {
  readonly types: readonly { readonly id: SeasonTypeId; readonly short: string; readonly level: readonly number[] }[];
  /** The twelve months in order, with the ids of what helps. */
  readonly months: readonly { readonly helps: readonly string[] }[];
  readonly helps: readonly { readonly id: string; readonly text: string }[];
}

interface MonthAirProps {
  /** 1 to 12. */
  readonly month: number;
  readonly data: AirData;
  /** The heading above what helps. */
  readonly helpsTitle: string;
  readonly language: Language;
  /** Shows the grains large: the fewer, the larger, so that all months are about as high. */
  readonly large?: boolean;
}

/** A month's air: its plants, highest first, the low ones in one sentence, and what helps. */
export function MonthAir({ month, data, helpsTitle, language, large = false }: MonthAirProps) {
  const w = wordsIn(airWords, language);
  const helps = data.months[month - 1]?.helps ?? [];
  const air = airIn(data.types, month).map(({ id, short, ...type }) => ({ id, short, level: levelIn(type, month) }));
  const much = air.filter(({ level }) => level > 1);
  const few = large && much.length < 3;
  const size = few
    ? 'size-32 lg:size-48'
    : large
      ? much.length < 5
        ? 'size-10 sm:size-14 lg:size-28'
        : 'size-10 sm:size-14 xl:size-20'
      : 'size-10';
  const little = air.filter(({ level }) => level === 1).map(({ short }) => short.toLowerCase());
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      <div>
        <ul
          className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(6.5em,40%)),1fr))] gap-x-4 gap-y-2 ${large && much.length > 4 ? 'xl:grid-cols-3' : ''}`}
        >
          {much.map(({ id, short, level }) => (
            <li key={id} className={`gap-2 leading-tight sm:gap-3 ${few ? 'grid content-start' : 'flex items-center'}`}>
              <GrainPicture id={id} className={`${size} flex-none`} />
              <span className="min-w-0">
                {short}
                <span className="block text-base text-quiet">{levelWord(level, w)}</span>
              </span>
            </li>
          ))}
        </ul>
        {little.length > 0 && <p className="mt-4 text-base leading-snug text-quiet">{w.little(listInWords(little, language))}</p>}
      </div>
      <div>
        <h3 className="text-xl">{helpsTitle}</h3>
        <ul className="mt-2 grid gap-2 leading-snug">
          {data.helps
            .filter(({ id }) => helps.includes(id))
            .map(({ id, text }) => (
              <li key={id} className="flex gap-2">
                <Icon name="check" className="icon mt-0.5 text-oak" />
                {text}
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
