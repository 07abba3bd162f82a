import type { NowProps } from '#app/parts/hours/now-view.ts';
import { OfficeStatusView } from '#app/parts/hours/office-status-view.tsx';
import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { doctorsOn } from '#app/parts/physicians/in-today.ts';

export interface TodayOfficeOwn {
  readonly office: string;
  /** What stands before the names: "In today:". */
  readonly label: string;
  readonly doctors: readonly (Pick<DoctorWeek, 'doctor' | 'schedule'> & {
    /** Path of the profile. */
    readonly path: string;
    /** The languages the doctor speaks, in words. */
    readonly speaks: string;
  })[];
}

/** An office today: open or not, shots, who sees patients and in which languages. */
export function TodayOfficeView({ own, ...clinic }: NowProps<TodayOfficeOwn>) {
  const { now, closures } = clinic;
  const present = now ? doctorsOn(now.date, own.office, own.doctors, closures) : [];
  return (
    <OfficeStatusView {...clinic} own={{ office: own.office, first: 'clinic' }}>
      {present.length > 0 && (
        <p className="mt-1">
          <span className="font-semibold">{own.label} </span>
          {present.map(({ doctor, path, speaks }, place) => (
            <span key={path}>
              {place > 0 && ' · '}
              <a href={path}>{doctor}</a> ({speaks})
            </span>
          ))}
        </p>
      )}
    </OfficeStatusView>
  );
}
