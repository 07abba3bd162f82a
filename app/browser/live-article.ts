/**
 * Marks the section being read in an article's table of contents, and shows that section's explained terms and sources below it,
 * copied from the page (app/parts/article/article-rail.tsx). It owns these marks and notes, before and after hydration.
 */
import { closestTo } from '#app/lib/closest-to.ts';

/** The section being read is the last one that has entered the upper 35 % of the window. */
const readingArea = '0px 0px -65% 0px';
/** The most terms, and the most sources, shown at once: more would push the rest of the rail out of the window. */
const mostNotes = 4;

let watched: readonly HTMLElement[] = [];

/** Copies the terms that a section explains, and links the sources that it cites. */
function notesOf(part: HTMLElement, title: string): HTMLElement[] {
  const terms = [...part.querySelectorAll('.term-card')].slice(0, mostNotes).map((card) => {
    const note = document.createElement('p');
    for (const child of card.children) note.append(child.cloneNode(true));
    return note;
  });
  const numbers = [...new Set([...part.querySelectorAll<HTMLAnchorElement>('sup a')].map(({ hash }) => hash))];
  const sources = numbers.slice(0, mostNotes).flatMap((hash) => {
    const title = document.querySelector(`${hash} a`);
    if (!title) return [];
    const link = document.createElement('a');
    link.href = hash;
    link.lang = (title as HTMLElement).lang;
    link.textContent = `${hash.replace(/\D+/, '')}. ${title.textContent}`;
    return [link];
  });
  if (sources.length === 0) return terms;
  const note = document.createElement('p');
  note.append(title, ...sources);
  return [...terms, note];
}

function mark(rail: HTMLElement, part: HTMLElement) {
  const hash = `#${part.dataset.part}`;
  const links = [...rail.querySelectorAll<HTMLAnchorElement>('ul a')];
  for (const link of links) {
    if (link.hash === hash) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  const place = links.findIndex((link) => link.hash === hash);
  const bar = rail.querySelector<HTMLElement>('.contents-bar > span');
  if (bar && place >= 0) bar.dataset.place = `${place + 1}/${links.length} ${links[place]?.textContent ?? ''}`;
  const notes = rail.querySelector<HTMLElement>('.part-notes');
  // While the keyboard focus is inside the notes, replacing them would lose it.
  if (notes && !notes.contains(document.activeElement)) notes.replaceChildren(...notesOf(part, `${notes.dataset.title}:`));
}

function markCurrent() {
  const rail = document.querySelector<HTMLElement>('.contents-rail');
  const current = watched.filter((part) => part.hasAttribute('data-read')).at(-1) ?? watched[0];
  if (rail && current) mark(rail, current);
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-read', isIntersecting);
    markCurrent();
  },
  { rootMargin: readingArea },
);

/** Watches the sections of the article in the page. Call it again whenever another article is shown. */
export function followReading() {
  const parts = [...document.querySelectorAll<HTMLElement>('article [data-part]')];
  if (parts.length === watched.length && parts.every((part, place) => part === watched[place])) return;
  seen.disconnect();
  watched = parts;
  for (const part of parts) seen.observe(part);
}

// Close the popover of the contents once one of its links is followed.
addEventListener('click', (event) => closestTo(event, '.contents-rail a')?.closest<HTMLElement>(':popover-open')?.hidePopover());
// Update the notes when the focus leaves them: another section may have been reached meanwhile.
addEventListener('focusout', (event) => {
  const next = event.relatedTarget instanceof Element ? event.relatedTarget : undefined;
  if (closestTo(event, '.part-notes') && !next?.closest('.part-notes')) markCurrent();
});
