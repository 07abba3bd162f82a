import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from './html.ts';
import { words } from './words.ts';

const perPage = 50;

/** Some of many, as one page shows them. */
export interface Paged<T> {
  readonly items: readonly T[];
  /** From 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
  readonly all: number;
}

/** The page that is asked for, or the nearest there is. */
export function paged<T>(all: readonly T[], asked: string | null): Paged<T> {
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1));
  return { items: all.slice((page - 1) * perPage, page * perPage), page, pages, all: all.length };
}

/** Which of them are shown, and the ways to the pages beside; nothing where one page holds all. `address` gives that of a page. */
export function pager(
  { items, page, pages, all }: Paged<unknown>,
  label: string,
  language: Language,
  address: (page: number) => string,
): Html | false {
  if (pages === 1) return false;
  const w = wordsIn(words, language);
  const first = (page - 1) * perPage + 1;
  return html`<nav class="desk-actions screen-only" aria-label="${w.pages}: ${label}">
<p class="desk-quiet">${w.shownOf(first, first + items.length - 1, all)}</p>
${page > 1 && html`<a class="btn btn-quiet" href="${address(page - 1)}">${w.previousPage}</a>`}
${page < pages && html`<a class="btn btn-quiet" href="${address(page + 1)}">${w.nextPage}</a>`}</nav>`;
}
