import type { ClinicRecords } from './clinic-records.ts';
import type { ClinicMoment } from './clinic-time.ts';

/** What a view is drawn from. */
export type NowProps<Own = unknown> = ClinicRecords & {
  /** The moment in San Antonio; undefined in the page as it is built, which is read at any time and claims nothing about now. */
  readonly now: ClinicMoment | undefined;
  /** What this one place says, as JSON can hold it. */
  readonly own: Own;
};

/**
 * A piece of a page that shows what holds now. It draws with JSX but without React's hooks, from its properties alone: the build
 * draws it by React, the visitor's browser by Preact (app/browser/clinic-now.ts), before hydration and after.
 */
export type NowView<Own> = (props: NowProps<Own>) => React.JSX.Element | string | null;
