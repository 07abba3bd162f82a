import { ClinicNow } from './clinic-now.tsx';
import { UpcomingClosuresView } from './upcoming-closures-view.tsx';

/** The planned days with other hours that are still to come. */
export function UpcomingClosures() {
  return <ClinicNow name="upcoming-closures" view={UpcomingClosuresView} own={null} />;
}
