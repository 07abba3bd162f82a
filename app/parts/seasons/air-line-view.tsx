import { addDays, monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';

export interface AirLineOwn {
  /** Of each month, January first: the plant's state in it, in words. */
  readonly outlooks: readonly string[];
  /** What was counted on a day (YYYY-MM-DD) of San Antonio's calendar, in words; it stands until the end of the next day. */
  readonly count?: { readonly day: string; readonly text: string };
  /** Path of the page about the year. */
  readonly path: string;
  /** The link to that page, below the line and in its place. */
  readonly more: string;
  readonly instead: string;
}

/** Where the plant stands in this month of San Antonio's calendar, and a fresh count; where nobody knows it, only where to look. */
export function AirLineView({ own: { outlooks, count: built, path, more, instead }, count = built, now }: NowProps<AirLineOwn>) {
  const outlook = now && outlooks[monthOf(now.date) - 1];
  const isFresh = count && now && count.day <= now.date && now.date <= addDays(count.day, 1);
  return (
    <>
      {outlook && <p className="today-state">{outlook}</p>}
      {isFresh && <p className="text-base">{count.text}.</p>}
      <p className="text-base">
        <a href={path} className="inline-block py-1">
          {outlook ? more : instead}
        </a>
      </p>
    </>
  );
}
