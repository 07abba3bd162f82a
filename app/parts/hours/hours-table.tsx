import { ClinicNow } from './clinic-now.tsx';
import { HoursTableView } from './hours-table-view.tsx';

/** Draws an office's week of office and shot hours, with today marked. */
export function HoursTable({ office }: { readonly office: string }) {
  return <ClinicNow name="hours-table" view={HoursTableView} own={{ office }} />;
}
