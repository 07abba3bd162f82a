import { ClinicNow } from './clinic-now.tsx';
import { type OfficeStatusOwn, OfficeStatusView } from './office-status-view.tsx';

/** Shows whether an office and its shot room are open now; what the visitor came for is first. */
export function OfficeStatus({ first = 'clinic', ...own }: Partial<OfficeStatusOwn> & { readonly office: string }) {
  return <ClinicNow name="office-status" view={OfficeStatusView} own={{ ...own, first }} />;
}
