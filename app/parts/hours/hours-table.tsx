import { ClinicNow } from './clinic-now.tsx';
import { HoursTableView } from './hours-table-view.tsx';

/** Office and shot hours of an office's week, day by day, with today's own. */
export function HoursTable({ office }: { readonly office: string }) {
  return <ClinicNow name="hours-table" view={HoursTableView} own={{ office }} />;
}
