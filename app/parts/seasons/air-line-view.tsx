import { addDays, monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';

export interface AirLineOwn {
  /** The plant's state in each month, January first, in words. */
  readonly outlooks: readonly string[];
  /** The latest count, in words, with its day (YYYY-MM-DD in San Antonio); it is shown until the end of the next day. */
  readonly count?: { readonly day: string; readonly text: string };
  /** Path of the page about the year. */
  readonly path: string;
  /** The text of that link, below the line or, for `instead`, in its place. */
  readonly more: string;
  readonly instead: string;
}

/** Draws the plant's state in this month in San Antonio and a fresh count; before the month is known, only the link. */
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
