/**
 * Draws what is true now into the places that show it (app/parts/hours/clinic-now.tsx): open or closed, the last shot,
 * today's row, who is where, the air of the month. By the minute, and again when the page is looked at anew. It owns what
 * stands in these places before React hydrates the page and after.
 */
import { type ComponentChild, render } from 'preact';
import { lastMoment, onClinicMinute } from '#app/parts/hours/clinic-clock.ts';
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import type { Bilingual, Language } from '#app/site/language.ts';

type Views = Record<string, (props: NowProps<never>) => unknown>;
type Records = ClinicRecords & { readonly own: unknown };

/** In both languages; filled in by scripts/build/page-scripts.ts. */
declare const builtRecords: Bilingual<ClinicRecords>;
// The build writes the records in place of each mention, so there is only this one.
const recordsIn = builtRecords;

/** What the keyboard stops at. */
const stops = 'a[href], button, summary, [tabindex]';

/** Places that wait to be drawn, the first in the page first. */
const waiting = new Set<() => void>();
const turn = new MessageChannel();
turn.port1.onmessage = () => {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  if (waiting.size > 0) turn.port2.postMessage(null);
  next();
};

/** Draws in a task of its own for each place: all of them in one would keep a slow phone from answering a tap. */
function drawInTurn(draw: () => void) {
  if (waiting.size === 0) turn.port2.postMessage(null);
  waiting.add(draw);
}

/**
 * Defines the element that shows what holds now by the view that its attribute names. `more` fetches the views that are not
 * in `views`; until they have come, what the build wrote stands.
 */
export function defineClinicNow(views: Views, more: Readonly<Record<string, () => Promise<Views>>>) {
  class ClinicNow extends HTMLElement {
    #records: Records | undefined;
    #stop: (() => void) | undefined;
    #drawn = false;
    readonly #later = () => drawInTurn(this.#draw);

    set records(records: Records) {
      this.#records = records;
      this.#draw();
    }

    connectedCallback() {
      // Given before this script came, when it was an element like any other.
      const given = Object.getOwnPropertyDescriptor(this, 'records')?.value as Records | undefined;
      Reflect.deleteProperty(this, 'records');
      // One that React made has no records of its own in the page: React gives them in a moment.
      const own = this.getAttribute('own');
      const { lang } = document.documentElement;
      this.#records ??= given ?? (own === null ? undefined : { ...recordsIn[lang as Language], own: JSON.parse(own) });
      this.#stop = onClinicMinute(this.#later);
      this.#later();
    }

    disconnectedCallback() {
      this.#stop?.();
    }

    readonly #draw = () => {
      const name = this.getAttribute('view') ?? '';
      const view = views[name];
      const now = lastMoment();
      if (!view) {
        more[name]?.().then(
          (found) => Object.assign(views, found) && this.#later(),
          () => {},
        );
        return;
      }
      if (!this.#records || !now || !this.isConnected) return;
      // What the build wrote gives way to what holds now; whoever had the focus there has it at the same stop again, in sight.
      const focused = this.#drawn ? -1 : [...this.querySelectorAll(stops)].indexOf(document.activeElement as Element);
      if (!this.#drawn) this.replaceChildren();
      this.#drawn = true;
      render(view({ ...(this.#records as Records & { own: never }), now }) as ComponentChild, this);
      if (focused >= 0) this.querySelectorAll<HTMLElement>(stops)[focused]?.focus();
    };
  }
  customElements.define('clinic-now', ClinicNow);
}
