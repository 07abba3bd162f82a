import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from './html.ts';
import { words } from './words.ts';

/** Maximum rows on one page of a list. */
export const perPage = 50;

/** One page of a list. */
export interface Paged<T> {
  readonly items: readonly T[];
  /** From 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
  readonly all: number;
}

/** Returns the requested page, or the nearest one. */
export function paged<T>(all: readonly T[], asked: string | null): Paged<T> {
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1));
  return { items: all.slice((page - 1) * perPage, page * perPage), page, pages, all: all.length };
}

/** The shown range and the links to the next and previous page, for above and below the list. */
export interface Pager {
  readonly above: Html | false;
  readonly below: Html | false;
}

/** Draws the links between a list's pages; none if there's only one. `address` returns a page's address. */
export function pager(
  { items, page, pages, all }: Paged<unknown>,
  label: string,
  language: Language,
  address: (page: number) => string,
): Pager {
  if (pages === 1) return { above: false, below: false };
  const w = wordsIn(words, language);
  const first = (page - 1) * perPage + 1;
  const ways = html`<p class="desk-quiet">${w.shownOf(first, first + items.length - 1, all)}</p>
${page > 1 && html`<a class="btn btn-quiet" href="${address(page - 1)}">${w.previousPage}</a>`}
${page < pages && html`<a class="btn btn-quiet" href="${address(page + 1)}">${w.nextPage}</a>`}`;
  return {
    above: html`<nav class="desk-actions screen-only" aria-label="${w.pages}: ${label}">${ways}</nav>`,
    below: html`<div class="desk-actions screen-only">${ways}</div>`,
  };
}
