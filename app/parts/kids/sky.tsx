import { type ReactNode, useEffect, useState } from 'react';
import type { SceneId } from '#app/content/photographs/slide.schema.ts';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';

const variants = [{ suffix: 'wide', widths: [1280] }];

interface SkyProps {
  readonly id: SceneId;
  readonly eager?: boolean;
}

/** Draws one of the seven skies, without text: objects with a meaning float over it. It fills its container. */
export function Sky({ id, eager }: SkyProps) {
  return (
    <ThemedPicture
      path={`/art/kids/skies/${id}`}
      variants={variants}
      width={1280}
      height={720}
      alt=""
      sizes="100vw"
      className="kz-sky"
      eager={eager}
    />
  );
}

export interface MonthOfSky {
  readonly id: SceneId;
  readonly months: readonly number[];
}

interface MonthSkyProps {
  readonly skies: readonly MonthOfSky[];
  /** The script that picks the sky, placed right after the skies. */
  readonly picked: ReactNode;
}

/**
 * Draws this month's sky, by the device's own calendar: before hydration the script in the page picks it
 * (app/browser/month-picture.ts); on a page opened by a link within the site React does.
 */
export function MonthSky({ skies, picked }: MonthSkyProps) {
  const [month, setMonth] = useState<number>();
  useEffect(() => setMonth(new Date().getMonth() + 1), []);
  const isShown = (months: readonly number[], place: number) => (month ? months.includes(month) : place === 0);
  return (
    <div className="kz-skies" aria-hidden="true">
      {skies.map(({ id, months }, place) => (
        <div key={id} data-months={months.join(' ')} hidden={!isShown(months, place)} suppressHydrationWarning>
          <Sky id={id} />
        </div>
      ))}
      {picked}
    </div>
  );
}
