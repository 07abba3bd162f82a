import { addDays, monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';

export interface AirLineOwn {
  /** What stands before it: "In the air this month:". */
  readonly label: string;
  /** Of each month, January first: what is in its air, and the plant's state in it, both in words. */
  readonly months: readonly { readonly air: string; readonly outlook: string }[];
  /** What was counted on a day (YYYY-MM-DD) of San Antonio's calendar, in words; it stands until the end of the next day. */
  readonly count?: { readonly day: string; readonly text: string };
  /** The plant the city asks for most. */
  readonly plant: string;
  /** Path of the page about it. */
  readonly path: string;
  /** The link to that page, behind the line and in its place. */
  readonly more: string;
  readonly instead: string;
}

/** What is in the air in this month of San Antonio's calendar; where nobody knows it, only where to look. */
export function AirLineView({ own, now }: NowProps<AirLineOwn>) {
  const month = now && own.months[monthOf(now.date) - 1];
  const link = (
    <a href={own.path} className="inline-block py-1">
      {month ? own.more : own.instead}
    </a>
  );
  if (!month) return link;
  const { count } = own;
  const isFresh = count && now && count.day <= now.date && now.date <= addDays(count.day, 1);
  return (
    <span>
      {isFresh && <>{count.text}. </>}
      {own.label} <strong>{month.air}</strong>. <strong>{own.plant}:</strong> {month.outlook}. {link}
    </span>
  );
}
