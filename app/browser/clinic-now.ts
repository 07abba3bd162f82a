/**
 * Draws what is true now into the places that tell of it (app/parts/hours/clinic-now.tsx): open or closed, the last shot,
 * today's row, who is where, the air of the month. By the minute, and again when the page is looked at anew. It owns what
 * stands in these places before React wakes and after.
 */
import { TodayAirView } from '#app/pages/home/today/today-air-view.tsx';
import { TodayOfficeView } from '#app/pages/home/today/today-office-view.tsx';
import { WeekByDoctorView } from '#app/pages/locations/week-by-doctor-view.tsx';
import { WeekByOfficeView } from '#app/pages/locations/week-by-office-view.tsx';
import { WeekTitleView } from '#app/pages/locations/week-title-view.tsx';
import { AnyOfficeOpenView } from '#app/parts/hours/any-office-open-view.tsx';
import { lastMoment, onClinicMinute } from '#app/parts/hours/clinic-clock.ts';
import { HoursTableView } from '#app/parts/hours/hours-table-view.tsx';
import type { ClinicRecords, NowProps } from '#app/parts/hours/now-view.ts';
import { OfficeStatusView } from '#app/parts/hours/office-status-view.tsx';
import { TodayHoursView } from '#app/parts/hours/today-hours-view.tsx';
import { TodayTitleView } from '#app/parts/hours/today-title-view.tsx';
import { UpcomingClosuresView } from '#app/parts/hours/upcoming-closures-view.tsx';
import { AirLineView } from '#app/parts/seasons/air-line-view.tsx';
import { drawn } from './draw.ts';

const views: Readonly<Record<string, (props: NowProps<never>) => unknown>> = {
  'air-line': AirLineView,
  'any-office-open': AnyOfficeOpenView,
  'hours-table': HoursTableView,
  'office-status': OfficeStatusView,
  'today-air': TodayAirView,
  'today-hours': TodayHoursView,
  'today-office': TodayOfficeView,
  'today-title': TodayTitleView,
  'upcoming-closures': UpcomingClosuresView,
  'week-by-doctor': WeekByDoctorView,
  'week-by-office': WeekByOfficeView,
  'week-title': WeekTitleView,
};

type Records = ClinicRecords & { readonly own: unknown };

let known: ClinicRecords | undefined;

/** The records that the page brings with it; a page that brings none waits for React's. */
function recordsOfPage(): ClinicRecords | undefined {
  const block = document.querySelector('script[data-clinic]')?.textContent;
  known ??= block ? JSON.parse(block) : undefined;
  return known;
}

/** Pieces that wait to be drawn, the first in the page first. */
const waiting = new Set<() => void>();
const turn = new MessageChannel();
turn.port1.onmessage = () => {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  if (waiting.size > 0) turn.port2.postMessage(null);
  next();
};

/** Draws in a task of its own for each piece: all of them in one would keep a slow phone from answering a tap. */
function drawInTurn(draw: () => void) {
  if (waiting.size === 0) turn.port2.postMessage(null);
  waiting.add(draw);
}

class ClinicNow extends HTMLElement {
  #records: Records | undefined;
  #shown = '';
  #stop: (() => void) | undefined;
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
    const ofPage = own === null ? undefined : recordsOfPage();
    this.#records ??= given ?? (ofPage && { ...ofPage, own: JSON.parse(own ?? 'null') });
    this.#stop = onClinicMinute(this.#later);
    this.#later();
  }

  disconnectedCallback() {
    this.#stop?.();
  }

  readonly #draw = () => {
    const view = views[this.getAttribute('view') ?? ''];
    const now = lastMoment();
    if (!view || !this.#records || !now || !this.isConnected) return;
    const nodes = drawn(view({ ...(this.#records as Records & { own: never }), now }));
    const says = nodes.map((node) => (node instanceof Element ? node.outerHTML : String(node))).join('');
    // What says the same stays: a translator may have been at work in it, and a reader in the midst of it.
    if (says === this.#shown) return;
    this.#shown = says;
    const focused = this.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined;
    this.replaceChildren(...nodes);
    if (focused) this.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
  };
}

if (!customElements.get('clinic-now')) customElements.define('clinic-now', ClinicNow);
