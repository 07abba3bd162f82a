import { monthOf } from '#app/parts/hours/clinic-time.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';

export interface TodayAirOwn {
  /** What stands before it: "In the air:". */
  readonly label: string;
  /** What is in the air of each month in words, January first. */
  readonly months: readonly string[];
}

/** What is in the air this month, with room for the fullest one, so that nothing moves when the page learns which it is. */
export function TodayAirView({ own: { label, months }, now }: NowProps<TodayAirOwn>) {
  const air = now && months[monthOf(now.date) - 1];
  const longest = months.reduce((most, said) => (said.length > most.length ? said : most), '');
  return (
    <p className={`mt-3 grid border-t border-line pt-3 text-base ${air ? '' : 'invisible plain:hidden'}`}>
      <span aria-hidden="true" className="invisible col-start-1 row-start-1">
        {label} {longest}.
      </span>
      {air && (
        <span className="col-start-1 row-start-1">
          <span className="font-semibold">{label} </span>
          {air}.
        </span>
      )}
    </p>
  );
}
