import { ClinicNow, useClinicRecords } from './clinic-now.tsx';
import type { ClinicRecords } from './clinic-records.ts';
import { closureNotices } from './closure-notices.ts';
import { closureText } from './closure-text.ts';
import { type UpcomingClosuresOwn, UpcomingClosuresView } from './upcoming-closures-view.tsx';

const fullDate = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Every planned day with other hours in words. */
function plannedClosures({ offices, closures, language }: ClinicRecords): UpcomingClosuresOwn {
  return closureNotices(closures, offices).map((notice) => ({
    to: notice.to,
    ...closureText(notice, offices, language, fullDate),
  }));
}

/** The planned days with other hours that are still to come. */
export function UpcomingClosures() {
  return <ClinicNow name="upcoming-closures" view={UpcomingClosuresView} own={plannedClosures(useClinicRecords())} />;
}
