import { wordsIn } from '#app/site/language.ts';
import { postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { words } from './words.ts';

/** Draws the button that saves the requests named in the form around it (`id`), and says where the unencrypted file goes. */
export function exportButtons(links: Links, what: 'exportTicked' | 'exportOne'): Html {
  const w = wordsIn(words, links.language);
  return html`<div class="desk-actions screen-only" role="group" aria-labelledby="export"><span id="export">${w[what]}:</span>
<button class="btn btn-quiet" formaction="${links.at('/requests/export')}" data-saves aria-describedby="file-place">${w.csv}</button>
<p class="desk-quiet" id="file-place">${w.filePlace}</p></div>`;
}

/** The button for one request. */
export function exportOne(links: Links, id: string): Html {
  return html`${postForm(links, '/requests/export', html`<input type="hidden" name="id" value="${id}">${exportButtons(links, 'exportOne')}`)}`;
}
