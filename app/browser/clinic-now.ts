/**
 * Renders the current state into the `clinic-now` elements (app/parts/hours/clinic-now.tsx): open or closed, the last shot, today's
 * row, who works where, the air of the month. It renders every minute and whenever the page becomes visible again. It owns the
 * contents of these elements, before and after React hydrates the page.
 */
import { type ComponentChild, render } from 'preact';
import { lastMoment, onClinicMinute } from '#app/parts/hours/clinic-clock.ts';
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { withDay } from '#app/parts/hours/with-day.ts';
import type { Bilingual, Language } from '#app/site/language.ts';

type Views = Record<string, (props: NowProps<never>) => unknown>;
type Records = ClinicRecords & { readonly own: unknown };

/** The records in both languages, filled in by scripts/build/page-scripts.ts. */
declare const builtRecords: Bilingual<ClinicRecords>;
// The build replaces every mention of `builtRecords` by all of the records, so mention it once only.
const recordsIn = builtRecords;

/** Elements that can have the keyboard focus. */
const stops = 'a[href], button, summary, [tabindex]';

/** Elements waiting to be rendered, in the order of the page. */
const waiting = new Set<() => void>();
const turn = new MessageChannel();
turn.port1.onmessage = () => {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  if (waiting.size > 0) turn.port2.postMessage(null);
  next();
};

/** Renders each element in a separate task: rendering them all in one task would delay a slow phone's response to a tap. */
function drawInTurn(draw: () => void) {
  if (waiting.size === 0) turn.port2.postMessage(null);
  waiting.add(draw);
}

/**
 * Defines the `clinic-now` element, which renders the view named by its `view` attribute. A view that is missing from `views` is
 * fetched by `more`; until it has loaded, the prerendered contents stay.
 */
export function defineClinicNow(views: Views, more: Readonly<Record<string, () => Promise<Views>>>) {
  class ClinicNow extends HTMLElement {
    // Only declared: fields at the start of a class fail in Safari 15 (https://webkit.org/b/236843), and compiled they are heavy.
    declare private known: Records | undefined;
    declare private stop: (() => void) | undefined;
    declare private drawn: boolean | undefined;

    constructor() {
      super();
      this.draw = this.draw.bind(this);
    }

    set records(records: Records) {
      this.known = records;
      this.draw();
    }

    connectedCallback() {
      // React may have set `records` before this script loaded, as a plain property that would hide the setter.
      const given = Object.getOwnPropertyDescriptor(this, 'records')?.value as Records | undefined;
      Reflect.deleteProperty(this, 'records');
      // An element created by React has no `own` attribute: React sets its records in a moment.
      const own = this.getAttribute('own');
      const { lang } = document.documentElement;
      this.known ??= given ?? (own === null ? undefined : { ...recordsIn[lang as Language], own: JSON.parse(own) });
      this.stop = onClinicMinute(() => this.later());
      this.later();
    }

    disconnectedCallback() {
      this.stop?.();
    }

    private later() {
      drawInTurn(this.draw);
    }

    private draw() {
      const name = this.getAttribute('view') ?? '';
      const view = views[name];
      const now = lastMoment();
      if (!view) {
        more[name]?.().then(
          (found) => Object.assign(views, found) && this.later(),
          () => {},
        );
        return;
      }
      if (!this.known || !now || !this.isConnected) return;
      // The first rendering replaces the prerendered contents, so the focus moves to the same link or button in the new ones.
      const focused = this.drawn ? -1 : [...this.querySelectorAll(stops)].indexOf(document.activeElement as Element);
      if (!this.drawn) this.replaceChildren();
      this.drawn = true;
      const records = withDay(this.known as Records & { own: never }, globalThis.officeDay, now);
      render(view({ ...records, now }) as ComponentChild, this);
      if (focused >= 0) this.querySelectorAll<HTMLElement>(stops)[focused]?.focus();
    }
  }
  customElements.define('clinic-now', ClinicNow);
}
