import { wordsIn } from '#app/site/language.ts';
import { alarm, note, postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import { whenText } from '../../requests/when.ts';
import type { Publication } from '../files/publications.ts';
import { words } from './words.ts';

export interface PublishView {
  readonly links: Links;
  readonly changes: readonly { readonly id: string; readonly name: string; readonly sentences: readonly string[] }[];
  /** Of what the page lists: what is published is what was shown. */
  readonly digest: string;
  readonly last: readonly Publication[];
  readonly hasRemote: boolean;
  readonly unsent: number;
  readonly told?: string | undefined;
  readonly fault?: string | undefined;
  /** What the checks found. */
  readonly found?: readonly string[] | undefined;
}

/** What will change, and what was published last. */
export function publishPage(view: PublishView): Html {
  const { links, changes, found } = view;
  const w = wordsIn(words, links.language);
  const list = changes.map(
    ({ id, name, sentences }) =>
      html`<li class="card desk-block"><h2 id="c-${id}">${name}</h2><ul class="desk-sentences">${sentences.map((text) => html`<li>${text}</li>`)}</ul>
${postForm(links, '/website/publish/undo', html`<input type="hidden" name="record" value="${id}"><button class="btn btn-quiet" aria-describedby="c-${id}">${w.undo}</button>`)}</li>`,
  );
  const digest = html`<input type="hidden" name="digest" value="${view.digest}">`;
  const form = postForm(links, '/website/publish', html`${digest}<button class="btn btn-primary">${w.publishNow}</button>`);
  return html`${note(view.told)}${alarm(view.fault)}${found && html`<div class="desk-note desk-alarm"><ul lang="en">${found.map((text) => html`<li>${text}</li>`)}</ul></div>`}
<p><a href="${links.at('/website')}">${w.what}</a></p>
${changes.length > 0 ? html`<p>${w.publishLead}</p><ul class="desk-list">${list}</ul>${form}` : html`<p>${w.nothingToPublish}</p>`}
${view.hasRemote ? sending(view) : html`<p class="desk-help">${w.noRemote}</p>`}
${lastOnes(view)}`;
}

function sending({ links, unsent }: PublishView): Html | false {
  const w = wordsIn(words, links.language);
  return (
    unsent > 0 &&
    postForm(links, '/website/publish/send', html`<p>${w.waiting(unsent)}</p><button class="btn btn-secondary">${w.send}</button>`)
  );
}

function lastOnes({ links, last }: PublishView): Html | false {
  const w = wordsIn(words, links.language);
  const rows = last.map(({ commit, at, text }) => {
    const back = html`<input type="hidden" name="commit" value="${commit}"><button class="btn btn-secondary" aria-describedby="p-${commit}">${w.takeBack}</button>`;
    return html`<li class="card desk-row desk-held"><div id="p-${commit}"><p class="desk-quiet">${whenText(at, links.language)}</p><p class="desk-lines">${text}</p></div>${postForm(links, '/website/publish/take-back', back)}</li>`;
  });
  return rows.length > 0 && html`<section aria-labelledby="last"><h2 id="last">${w.last}</h2><ul class="desk-list">${rows}</ul></section>`;
}
