import type { Language } from '#app/site/language.ts';
import type { ClinicMoment } from './clinic-time.ts';
import type { OfficeHours, ShownClosure } from './day-hours.ts';

/** What the offices' hours are reckoned from, in the language of the page. */
export interface ClinicRecords {
  readonly language: Language;
  readonly offices: readonly (OfficeHours & { readonly name: string })[];
  readonly closures: readonly ShownClosure[];
}

/** What a view is drawn from. */
export type NowProps<Own = unknown> = ClinicRecords & {
  /** The moment in San Antonio; undefined in the page as it is built, which is read at any time and claims nothing about now. */
  readonly now: ClinicMoment | undefined;
  /** What this one place says, as JSON can hold it. */
  readonly own: Own;
};

/**
 * A piece of a page that tells of now. It draws with JSX but without React's hooks, from its properties alone: the build
 * draws it by React, the visitor's browser by the few lines of app/browser/draw.ts, before React wakes and after.
 */
export type NowView<Own> = (props: NowProps<Own>) => React.JSX.Element | string | null;
