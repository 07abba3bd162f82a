import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';

export interface AirLineOwn {
  /** Of each month, January first: the plant's state in it, in words. */
  readonly outlooks: readonly string[];
  /** Path of the page about the year. */
  readonly path: string;
  /** The link to that page, below the line and in its place. */
  readonly more: string;
  readonly instead: string;
}

/** Where the plant stands in this month of San Antonio's calendar; where nobody knows it, only where to look. */
export function AirLineView({ own, now }: NowProps<AirLineOwn>) {
  const outlook = now && own.outlooks[monthOf(now.date) - 1];
  return (
    <>
      {outlook && <p className="today-state">{outlook}</p>}
      <p className="text-base">
        <a href={own.path} className="inline-block py-1">
          {outlook ? own.more : own.instead}
        </a>
      </p>
    </>
  );
}
