import type { ClinicRecords } from './clinic-records.ts';
import type { ClinicMoment } from './clinic-time.ts';

/** The properties of a view. */
export type NowProps<Own = unknown> = ClinicRecords & {
  /** The moment in San Antonio; undefined in the page as it is built, which is read at any time and claims nothing about now. */
  readonly now: ClinicMoment | undefined;
  /** What this one place shows, as JSON. */
  readonly own: Own;
};

/**
 * A piece of a page that shows what is true now. It uses JSX but no React hooks, only its properties: React draws it in the build, Preact
 * in the visitor's browser (app/browser/clinic-now.ts), before hydration and after.
 */
export type NowView<Own> = (props: NowProps<Own>) => React.JSX.Element | string | null;
