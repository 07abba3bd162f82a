import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import type { Language } from '#app/site/language.ts';
import { rangeEnds } from './format.ts';

interface RangesProps {
  readonly ranges: readonly TimeRange[];
  readonly language: Language;
  /** Strikes out the hours, because they do not apply. */
  readonly struck?: boolean;
}

/** Draws a range as in tables, with a dash that is read as "to". */
function Range({ range, language }: { readonly range: TimeRange; readonly language: Language }) {
  const { from, to, till } = rangeEnds(range, language);
  return (
    <>
      {from}
      <span aria-hidden="true" className="until" />
      <span className="sr-only"> {to} </span>
      {till}
    </>
  );
}

/** Draws a day's ranges in the font for figures, each on one line; nothing if there are none, because the tall font would part lines. */
export function Ranges({ ranges, language, struck = false }: RangesProps) {
  if (ranges.length === 0) return null;
  const Hours = struck ? 's' : 'span';
  return (
    <Hours className="figures">
      {ranges.map((range, index) => (
        <span key={range.opens}>
          {index > 0 && ' '}
          <span className={struck ? 'together line-through' : 'together'}>
            <Range range={range} language={language} />
            {index < ranges.length - 1 && ','}
          </span>
        </span>
      ))}
    </Hours>
  );
}
