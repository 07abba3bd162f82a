import type { NowProps } from '#app/parts/hours/now-view.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
import { shotLines } from '#app/parts/hours/shot-lines.ts';
import { words } from '#app/parts/hours/words.ts';
import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { doctorsOn } from '#app/parts/physicians/in-today.ts';
import { wordsIn } from '#app/site/language.ts';

export interface TodayMoreOwn {
  readonly office: string;
  /** Shown for an office without a doctor that day. */
  readonly nobody: string;
  readonly doctors: readonly (Pick<DoctorWeek, 'id' | 'doctor' | 'schedule'> & {
    /** The profile's path. */
    readonly path: string;
    /** The doctor's languages, in words. */
    readonly speaks: string;
  })[];
}

/** The doctors at an office today, their languages, and why the last shot comes before closing. */
export function TodayMoreView({ own, offices, closures, language, now }: NowProps<TodayMoreOwn>) {
  const office = offices.find(({ id }) => id === own.office);
  if (!office || !now) return null;
  const present = doctorsOn(now.date, own.office, own.doctors, { offices, closures });
  const { shots, last } = officeNow(now, office, closures);
  const wait = shotLines(shots, last, wordsIn(words, language), language).last;
  return (
    <div className="text-base" key={`${present.length} ${wait}`}>
      {present.length === 0 ? (
        <p>{own.nobody}</p>
      ) : (
        <ul>
          {present.map(({ doctor, path, speaks }) => (
            <li key={path}>
              <a href={path} className="inline-flex min-h-11 items-center">
                {doctor}
              </a>{' '}
              ({speaks})
            </li>
          ))}
        </ul>
      )}
      {wait && <p className="text-quiet">{wait}</p>}
    </div>
  );
}
