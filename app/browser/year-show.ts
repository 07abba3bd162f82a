/**
 * The pictures of home's opening and the strip of months under them (app/pages/home/slideshow): which picture shows, going
 * round by itself, and what is in the air of its month. It owns what changes in them before hydration and after; all
 * pictures, lines and buttons come with the page.
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
    for (const button of this.#buttons) button.disabled = false;
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
    const present = monthOf(date);
    for (const button of this.#buttons) button.ariaCurrent = Number(button.dataset.month) === present ? 'date' : null;
    if (this.#month === undefined) this.#select(present);
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
    const pictures = this.#pictures;
    for (const [place, picture] of pictures.entries()) {
      const isCurrent = place === this.#current;
      if (isCurrent) picture.hidden = false;
      picture.dataset.current = String(isCurrent);
      picture.ariaHidden = String(!isCurrent);
    }
    const current = pictures[this.#current];
    const own = current ? monthsOf(current) : [];
    const month = this.#month !== undefined && own.includes(this.#month) ? this.#month : own.at(-1);
    for (const button of this.#buttons) button.ariaPressed = String(Number(button.dataset.month) === month);
    for (const line of this.querySelectorAll<HTMLElement>('[data-line]')) line.hidden = Number(line.dataset.line) !== month;
    const pause = this.querySelector<HTMLElement>('[data-pause]');
    if (pause) pause.ariaLabel = (this.#playing ? pause.dataset.pause : pause.dataset.play) ?? null;
    for (const face of this.querySelectorAll<HTMLElement>('[data-face]')) face.hidden = (face.dataset.face === 'pause') !== this.#playing;
    this.#wait();
  }

  /** Each picture gets its whole time; the one after it is in the page before its turn, so that it fades in whole. */
  #wait() {
    clearTimeout(this.#turn);
    clearTimeout(this.#ahead);
    const next = (this.#current + 1) % this.#pictures.length;
    if (isLean() && !this.#playing) return;
    this.#ahead = setTimeout(() => this.#pictures[next]?.removeAttribute('hidden'), fetchAhead);
    if (!this.#playing || this.#focused || document.visibilityState !== 'visible') return;
    this.#turn = setTimeout(() => {
      this.#current = next;
      this.#show();
    }, stay);
  }
}

const monthsOf = ({ dataset }: HTMLElement) => (dataset.months ?? '').split(' ').map(Number);

if (!customElements.get('year-show')) customElements.define('year-show', YearShow);
