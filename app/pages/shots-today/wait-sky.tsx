import { useState } from 'react';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';
import { slideWidths } from '#art/drawn.ts';
import styles from './wait-sky.css?url';

/** A landscape of the home page, with its months. */
export interface Sky {
  readonly id: string;
  /** 1 = January. */
  readonly months: readonly number[];
  /** A photograph has no specimen to cross it. */
  readonly drawn: boolean;
}

interface WaitSkyProps {
  readonly skies: readonly Sky[];
  /** The end of the wait, in milliseconds since 1970, and its length in minutes. */
  readonly ends: number;
  readonly minutes: number;
}

const land = [{ suffix: 'wide', widths: slideWidths.wide }] as const;
const specimen = [{ suffix: 'specimen', widths: slideWidths.specimen }] as const;

/**
 * The month's landscape in San Antonio with its specimen as a sun, which takes exactly the wait to cross it: CSS times it, so
 * that it keeps its place while the page sleeps. It does not move if less motion is preferred.
 */
export function WaitSky({ skies, ends, minutes }: WaitSkyProps) {
  const moment = useClinicMoment();
  const [waited] = useState(() => minutes * 60 - (ends - Date.now()) / 1000);
  const sky = moment && skies.find(({ months }) => months.includes(monthOf(moment.date)));
  const path = `/art/hero/${sky?.id}`;
  return (
    <div
      className="wait-sky"
      // By script: the page's security policy forbids style attributes.
      ref={(sky) => {
        sky?.style.setProperty('--wait', `${minutes * 60}s`);
        sky?.style.setProperty('--waited', `${-waited}s`);
      }}
    >
      <link rel="stylesheet" href={styles} />
      {sky && (
        <ThemedPicture
          path={path}
          variants={land}
          width={1920}
          height={1080}
          sizes="(min-width: 1024px) 600px, 100vw"
          alt=""
          className="wait-land"
        />
      )}
      {sky?.drawn && <ThemedPicture path={path} variants={specimen} width={480} height={480} sizes="160px" alt="" className="wait-grain" />}
    </div>
  );
}
