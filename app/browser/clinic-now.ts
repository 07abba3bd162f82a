/**
 * Draws what is true now into the places that tell of it (app/parts/hours/clinic-now.tsx): open or closed, the last shot,
 * today's row, who is where, the air of the month. By the minute, and again when the page is looked at anew. It owns what
 * stands in these places before React wakes and after.
 */
import { lastMoment, onClinicMinute } from '#app/parts/hours/clinic-clock.ts';
import type { ClinicRecords, NowProps } from '#app/parts/hours/now-view.ts';
import { drawn } from './draw.ts';

type Views = Readonly<Record<string, (props: NowProps<never>) => unknown>>;

declare global {
  interface Window {
    /** What each place is drawn by, by name: each script that tells of now brings its own. */
    clinicViews?: Views;
  }
}

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

  /** For a view that has come since. */
  redraw() {
    this.#later();
  }

  readonly #draw = () => {
    const view = window.clinicViews?.[this.getAttribute('view') ?? ''];
    const now = lastMoment();
    if (!this.#records || !now || !this.isConnected) return;
    if (!view) return window.tellOfAll?.();
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

/** Gives the places of the page what they are drawn by. */
export function bringViews(views: Views) {
  window.clinicViews = { ...window.clinicViews, ...views };
  if (!customElements.get('clinic-now')) return customElements.define('clinic-now', ClinicNow);
  // Another script was here before: the places are of its class.
  for (const place of document.querySelectorAll<ClinicNow>('clinic-now')) place.redraw();
}
