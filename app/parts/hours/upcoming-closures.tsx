import { ClosureLine } from './closure-line.tsx';
import { closureNotices } from './closure-notices.ts';
import type { OfficeHours, ShownClosure } from './day-hours.ts';
import { useClinicMoment } from './use-clinic-moment.ts';

const fullDate = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

interface UpcomingClosuresProps {
  readonly closures: readonly ShownClosure[];
  readonly offices: readonly (OfficeHours & { readonly name: string })[];
}

/** Every planned day with other hours; past ones drop out once script knows the day. */
export function UpcomingClosures({ closures, offices }: UpcomingClosuresProps) {
  const now = useClinicMoment();
  const shown = closureNotices(closures, offices).filter(({ to }) => !now || to >= now.date);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map((notice) => (
        <li key={notice.id} className="first-letter:uppercase">
          <ClosureLine notice={notice} offices={offices} days={fullDate} />
        </li>
      ))}
    </ul>
  );
}
