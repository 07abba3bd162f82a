import type { ClosureText } from './closure-text.ts';
import type { NowProps } from './now-view.ts';

export type UpcomingClosuresOwn = readonly (ClosureText & {
  /** Its last day, YYYY-MM-DD. */
  readonly to: string;
})[];

/** Every planned day with other hours; past ones drop out once script knows the day. */
export function UpcomingClosuresView({ own, now }: NowProps<UpcomingClosuresOwn>) {
  const shown = own.filter(({ to }) => !now || to >= now.date);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map(({ to, days, text, reason }) => (
        <li key={`${to} ${text}`} className="first-letter:uppercase">
          <strong>{days}</strong> {`${text} · ${reason}`}
        </li>
      ))}
    </ul>
  );
}
