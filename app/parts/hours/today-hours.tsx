import { ClinicNow } from './clinic-now.tsx';
import { TodayHoursView } from './today-hours-view.tsx';

/** Today's hours of an office, and whether it and its shot room are open. */
export function TodayHours({ office }: { readonly office: string }) {
  return <ClinicNow name="today-hours" view={TodayHoursView} own={{ office }} />;
}
