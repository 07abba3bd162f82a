import { wordsIn } from '#app/site/language.ts';
import type { NowProps } from './now-view.ts';
import { OfficeLines } from './office-lines.tsx';
import { weekText } from './week-text.ts';
import { weekWords } from './week-words.ts';

export interface OfficeStatusOwn {
  readonly office: string;
  readonly first: 'clinic' | 'shots';
  /** The page has the week below, so nothing is shown here if no script knows the hour. */
  readonly weekBelow?: boolean;
}

/**
 * Shows whether an office and its shot room are open now. Without script and on paper it shows the week of both instead and claims nothing
 * about now; both are in the same grid cell, so the change moves nothing on the page. On phones, where the cards are out of sight at first,
 * the many lines of the week would leave a gap, so they are removed.
 */
export function OfficeStatusView({
  own,
  offices,
  closures,
  language,
  now,
  children,
}: NowProps<OfficeStatusOwn> & {
  /** More that is true now, in the same place. */
  readonly children?: React.ReactNode;
}) {
  const w = wordsIn(weekWords, language);
  const { first, weekBelow } = own;
  const office = offices.find(({ id }) => id === own.office);
  if (!office) return null;
  return (
    <div className={`grid text-base ${weekBelow ? 'min-h-20 plain:min-h-0 print:hidden' : ''}`}>
      {!weekBelow && (
        <div
          className={`col-start-1 row-start-1 ${now ? 'invisible not-print:max-md:hidden print:visible' : ''}`}
          aria-hidden={now ? true : undefined}
        >
          <p className="font-semibold">{weekText(office, first, language, now?.date)}</p>
          <p>
            {first === 'clinic'
              ? w.shotsIn(weekText(office, 'shots', language, now?.date))
              : w.officeIn(weekText(office, 'clinic', language, now?.date))}
          </p>
        </div>
      )}
      {now && (
        <div className="col-start-1 row-start-1 print:hidden">
          <OfficeLines moment={now} office={office} closures={closures} language={language} first={first} />
          {children}
        </div>
      )}
    </div>
  );
}
