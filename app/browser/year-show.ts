/**
 * The slideshow at the top of home (app/pages/home/slideshow): landscapes with their specimens, which change by themselves, and below
 * them the strip of months and what is in the air in the month shown. This script owns everything that changes there, before and
 * after hydration; all pictures and texts are in the page's HTML.
 */

import { closestTo } from '#app/lib/closest-to.ts';
import { lastMoment, onClinicMinute } from '#app/parts/hours/clinic-clock.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import { isLean } from './save-data.ts';

/** Milliseconds each picture is shown. */
const stay = 8000;
/** Milliseconds after which the next picture is fetched. */
const fetchAhead = 5000;

const still = matchMedia('(prefers-reduced-motion: reduce)');

class YearShow extends HTMLElement {
  // Only declared: fields at the start of a class fail in Safari 15 (https://webkit.org/b/236843), and compiled they are heavy.
  declare private current: number;
  declare private month: number | undefined;
  /** Each new picture is a download, so with Save-Data or on a slow connection the show plays only when the visitor starts it. */
  declare private paused: boolean;
  declare private focused: boolean | undefined;
  declare private turn: ReturnType<typeof setTimeout> | undefined;
  declare private ahead: ReturnType<typeof setTimeout> | undefined;
  declare private stops: AbortController;

  constructor() {
    super();
    this.paused = isLean();
  }

  connectedCallback() {
    this.stops = new AbortController();
    const { signal } = this.stops;
    this.addEventListener('click', (event) => this.onClick(event), { signal });
    // The show pauses while the focus is inside, in a hidden tab, and if the visitor prefers reduced motion.
    this.addEventListener('focusin', () => this.hold(true), { signal });
    this.addEventListener('focusout', () => this.hold(false), { signal });
    document.addEventListener('visibilitychange', () => this.wait(), { signal });
    still.addEventListener('change', () => this.show(), { signal });
    // The strip is rendered again once the month in San Antonio is known (year-strip.tsx), so mark the current month again.
    const strip = new MutationObserver(() => this.mark());
    strip.observe(this, { childList: true, subtree: true });
    signal.addEventListener('abort', () => strip.disconnect());
    // Keep the picture that is already shown until the month in San Antonio is known.
    this.current = Math.max(
      0,
      this.pictures.findIndex((picture) => picture.dataset.current === 'true'),
    );
    signal.addEventListener(
      'abort',
      onClinicMinute(() => this.meetMonth()),
    );
    this.meetMonth();
    this.show();
  }

  disconnectedCallback() {
    this.stops.abort();
    clearTimeout(this.turn);
    clearTimeout(this.ahead);
  }

  private get pictures() {
    return [...this.querySelectorAll<HTMLElement>('[data-months]')];
  }

  private get specimens() {
    return [...this.querySelectorAll<HTMLElement>('[data-specimen]')];
  }

  private get buttons() {
    return [...this.querySelectorAll<HTMLButtonElement>('[data-month]')];
  }

  private get playing() {
    return !this.paused && !still.matches;
  }

  /** Starts the show with the present month in San Antonio. */
  private meetMonth() {
    const date = lastMoment()?.date;
    if (!date) return;
    if (this.month === undefined) this.select(monthOf(date));
  }

  private onClick(event: Event) {
    const button = closestTo(event, 'button');
    if (button?.dataset.month) this.select(Number(button.dataset.month));
    else if (button && 'pause' in button.dataset) {
      this.paused = !this.paused;
      this.show();
    }
  }

  private hold(focused: boolean) {
    this.focused = focused;
    this.wait();
  }

  private select(month: number) {
    this.month = month;
    const place = this.pictures.findIndex((picture) => monthsOf(picture).includes(month));
    if (place >= 0) this.current = place;
    this.show();
  }

  private show() {
    for (const [place, picture] of this.pictures.entries()) {
      const isCurrent = turnTo(picture, place === this.current);
      picture.setAttribute('aria-hidden', String(!isCurrent));
    }
    for (const [place, specimen] of this.specimens.entries()) turnTo(specimen, place === this.current);
    this.mark();
    const pause = this.querySelector<HTMLElement>('[data-pause]');
    if (pause) pause.setAttribute('aria-label', (this.playing ? pause.dataset.pause : pause.dataset.play) ?? '');
    for (const face of this.querySelectorAll<HTMLElement>('[data-face]')) face.hidden = (face.dataset.face === 'pause') !== this.playing;
    this.wait();
  }

  /** Marks the month shown in the strip, and shows its text; for a picture that came by turn, its first month. */
  private mark() {
    if (this.month === undefined) return;
    const current = this.pictures[this.current];
    const own = current ? monthsOf(current) : [];
    const month = own.includes(this.month) ? this.month : own[0];
    for (const button of this.buttons) button.setAttribute('aria-pressed', String(Number(button.dataset.month) === month));
    for (const line of this.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = Number(line.dataset.line) !== month;
  }

  /** Restarts the timers of the current picture. The next picture is loaded before its turn, so that it fades in complete. */
  private wait() {
    clearTimeout(this.turn);
    clearTimeout(this.ahead);
    const next = (this.current + 1) % this.pictures.length;
    if (isLean() && !this.playing) return;
    this.ahead = setTimeout(() => {
      this.pictures[next]?.removeAttribute('hidden');
      this.specimens[next]?.removeAttribute('hidden');
    }, fetchAhead);
    if (!this.playing || this.focused || document.visibilityState !== 'visible') return;
    this.turn = setTimeout(() => {
      this.current = next;
      this.show();
    }, stay);
  }
}

/** Marks a picture or specimen as current or not. Once shown it is never hidden again, so that it can fade out. Returns `isCurrent`. */
function turnTo(part: HTMLElement, isCurrent: boolean): boolean {
  if (isCurrent) part.hidden = false;
  part.dataset.current = String(isCurrent);
  return isCurrent;
}

const monthsOf = ({ dataset }: HTMLElement) => (dataset.months ?? '').split(' ').map(Number);

if (!customElements.get('year-show')) customElements.define('year-show', YearShow);
