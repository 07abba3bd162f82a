/**
 * The landscapes of home's opening with their specimens, and the strip of months under them (app/pages/home/slideshow): which
 * one shows, going round by itself, and what is in the air of its month. It owns what changes in them before hydration and
 * after; all pictures and lines come with the page.
 */

import { lastMoment, onClinicMinute } from '#app/parts/hours/clinic-clock.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { isLean } from './save-data.ts';

/** Milliseconds a picture stays. */
const stay = 8000;
/** Milliseconds after which the picture that comes next is fetched. */
const fetchAhead = 5000;

const still = matchMedia('(prefers-reduced-motion: reduce)');

class YearShow extends HTMLElement {
  #current = 0;
  #month: number | undefined;
  /** Each picture is fetched for being looked at: a connection that is to be spared turns the year only when asked to. */
  #paused = isLean();
  #focused = false;
  #turn: ReturnType<typeof setTimeout> | undefined;
  #ahead: ReturnType<typeof setTimeout> | undefined;
  #stops = new AbortController();

  connectedCallback() {
    this.#stops = new AbortController();
    const { signal } = this.#stops;
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    // It stands still while the focus is inside, in a hidden tab, and where less motion is preferred.
    this.addEventListener('focusin', () => this.#hold(true), { signal });
    this.addEventListener('focusout', () => this.#hold(false), { signal });
    document.addEventListener('visibilitychange', () => this.#wait(), { signal });
    still.addEventListener('change', () => this.#show(), { signal });
    // The strip is drawn anew once the month in San Antonio is known (year-strip.tsx).
    const strip = new MutationObserver(() => this.#mark());
    strip.observe(this, { childList: true, subtree: true });
    signal.addEventListener('abort', () => strip.disconnect());
    // What stands in the page already, until the month in San Antonio is known.
    this.#current = Math.max(
      0,
      this.#pictures.findIndex((picture) => picture.dataset.current === 'true'),
    );
    signal.addEventListener(
      'abort',
      onClinicMinute(() => this.#meetMonth()),
    );
    this.#meetMonth();
    this.#show();
  }

  disconnectedCallback() {
    this.#stops.abort();
    clearTimeout(this.#turn);
    clearTimeout(this.#ahead);
  }

  get #pictures() {
    return [...this.querySelectorAll<HTMLElement>('[data-months]')];
  }

  get #specimens() {
    return [...this.querySelectorAll<HTMLElement>('[data-specimen]')];
  }

  get #buttons() {
    return [...this.querySelectorAll<HTMLButtonElement>('[data-month]')];
  }

  get #playing() {
    return !this.#paused && !still.matches;
  }

  /** The year begins with the present month, and where less motion is wanted it stays there. */
  #meetMonth() {
    const date = lastMoment()?.date;
    if (!date) return;
    if (this.#month === undefined) this.#select(monthOf(date));
  }

  #onClick(event: Event) {
    const button = closestTo(event, 'button');
    if (button?.dataset.month) this.#select(Number(button.dataset.month));
    else if (button && 'pause' in button.dataset) {
      this.#paused = !this.#paused;
      this.#show();
    }
  }

  #hold(focused: boolean) {
    this.#focused = focused;
    this.#wait();
  }

  #select(month: number) {
    this.#month = month;
    const place = this.#pictures.findIndex((picture) => monthsOf(picture).includes(month));
    if (place >= 0) this.#current = place;
    this.#show();
  }

  #show() {
    for (const [place, picture] of this.#pictures.entries()) {
      const isCurrent = turnTo(picture, place === this.#current);
      picture.ariaHidden = String(!isCurrent);
    }
    for (const [place, specimen] of this.#specimens.entries()) turnTo(specimen, place === this.#current);
    this.#mark();
    const pause = this.querySelector<HTMLElement>('[data-pause]');
    if (pause) pause.ariaLabel = (this.#playing ? pause.dataset.pause : pause.dataset.play) ?? null;
    for (const face of this.querySelectorAll<HTMLElement>('[data-face]')) face.hidden = (face.dataset.face === 'pause') !== this.#playing;
    this.#wait();
  }

  /** The month on show, in the strip and in words. */
  #mark() {
    const current = this.#pictures[this.#current];
    const own = current ? monthsOf(current) : [];
    const month = this.#month !== undefined && own.includes(this.#month) ? this.#month : own.at(-1);
    for (const button of this.#buttons) button.ariaPressed = String(Number(button.dataset.month) === month);
    for (const line of this.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = Number(line.dataset.line) !== month;
  }

  /** Each picture gets its whole time; the one after it is in the page before its turn, so that it fades in whole. */
  #wait() {
    clearTimeout(this.#turn);
    clearTimeout(this.#ahead);
    const next = (this.#current + 1) % this.#pictures.length;
    if (isLean() && !this.#playing) return;
    this.#ahead = setTimeout(() => {
      this.#pictures[next]?.removeAttribute('hidden');
      this.#specimens[next]?.removeAttribute('hidden');
    }, fetchAhead);
    if (!this.#playing || this.#focused || document.visibilityState !== 'visible') return;
    this.#turn = setTimeout(() => {
      this.#current = next;
      this.#show();
    }, stay);
  }
}

/** What shows comes into the page for good, where it fades in and out. Returns whether it shows. */
function turnTo(part: HTMLElement, isCurrent: boolean): boolean {
  if (isCurrent) part.hidden = false;
  part.dataset.current = String(isCurrent);
  return isCurrent;
}

const monthsOf = ({ dataset }: HTMLElement) => (dataset.months ?? '').split(' ').map(Number);

if (!customElements.get('year-show')) customElements.define('year-show', YearShow);
