import { wordsIn } from '#app/site/language.ts';
import { postForm, textField } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { choiceIn, isBounded } from './chosen.ts';
import { words } from './words.ts';

interface ManyView {
  readonly links: Links;
  /** The English path of the list's page. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly help?: string;
  /** The label of the list's filter. */
  readonly onlyLabel: string;
  /** How many requests match the address. */
  readonly count: number;
}

/** Draws the form that filters requests by time or type and deletes all matches. */
export function manyForm({ links, path, query, help, onlyLabel, count }: ManyView): Html {
  const w = wordsIn(words, links.language);
  const isAsked = isBounded(query);
  const time = (name: 'from' | 'to') => textField({ name, label: w[name], type: 'datetime-local', value: query.get(name) ?? '' });
  return html`<details class="desk-many screen-only"${isAsked && html` open`}><summary>${w.many}</summary>
${help && html`<p class="desk-help">${help}</p>`}
<form method="get" action="${links.at(path)}" class="desk-form">${time('from')}${time('to')}
<label class="desk-choice"><input type="checkbox" name="only" value="yes"${query.has('only') && html` checked`}> ${onlyLabel}</label>
<p><button class="btn btn-secondary">${w.showThese}</button></p></form>
${
  isAsked &&
  html`<div class="desk-actions">${
    count > 0 &&
    postForm(
      links,
      `${path}/ask`,
      html`${choiceIn(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="btn btn-primary">${w.deleteThese(count)}</button>`,
    )
  }<a class="btn btn-quiet" href="${links.at(path)}">${w.showAll}</a></div>`
}</details>`;
}
