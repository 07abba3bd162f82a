import { useClinicRecords } from '#app/parts/hours/clinic-now.tsx';
import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { NowView } from '#app/parts/hours/now-view.ts';

interface AtProps<Own> {
  readonly view: NowView<Own>;
  readonly own: Own;
  readonly moment: ClinicMoment;
}

/** What shows what holds now, as it is drawn at a given moment. */
export function At<Own>({ view: View, own, moment }: AtProps<Own>) {
  return <View {...useClinicRecords()} own={own} now={moment} />;
}
