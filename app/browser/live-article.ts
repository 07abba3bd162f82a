/**
 * Marks in the contents of an article the part that is being read, and shows beside it that part's words and sources
 * (app/parts/article/article-rail.tsx). It owns these marks before hydration and after.
 */
import { closestTo } from '#app/ui/closest-to.ts';

/** The part being read is the last one that has reached this far down the window. */
const line = '0px 0px -65% 0px';

let watched: readonly Element[] = [];

function mark(rail: HTMLElement, name: string) {
  const links = [...rail.querySelectorAll<HTMLAnchorElement>('ul a')];
  for (const link of links) link.ariaCurrent = link.hash === `#${name}` ? 'location' : null;
  const place = links.findIndex((link) => link.hash === `#${name}`);
  const bar = rail.querySelector<HTMLElement>('.contents-bar > span');
  if (bar && place >= 0) bar.dataset.place = `${place + 1}/${links.length} ${links[place]?.textContent ?? ''}`;
  for (const notes of rail.querySelectorAll<HTMLElement>('[data-notes]')) notes.hidden = notes.dataset.notes !== name;
}

const seen = new IntersectionObserver(
  (entries) => {
    const rail = document.querySelector<HTMLElement>('.contents-rail');
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-read', isIntersecting);
    const current = watched.findLast((part) => part.hasAttribute('data-read'));
    if (rail && current instanceof HTMLElement) mark(rail, current.dataset.part ?? '');
  },
  { rootMargin: line },
);

/** Begins to watch the parts of the article in the page; after a change of page, those of the new one. */
export function followReading() {
  const parts = [...document.querySelectorAll('article [data-part]')];
  if (parts.length === watched.length && parts.every((part, place) => part === watched[place])) return;
  seen.disconnect();
  watched = parts;
  for (const part of parts) seen.observe(part);
}

// A link of the list has led on: the list shuts.
addEventListener('click', (event) => closestTo(event, '.contents-rail a')?.closest<HTMLElement>(':popover-open')?.hidePopover());
