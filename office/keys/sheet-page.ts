import { practice } from '#app/content/content.server.ts';
import { clinicZone } from '#app/site/clinic-zone.ts';
import { type Language, languages, localeTags, otherLanguage, wordsIn } from '#app/site/language.ts';
import { printButton } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { OfficeKey } from '../safe/vault.ts';
import { keyWords } from './key-text.ts';
import { paperKey } from './paper-key.ts';
import { words } from './words.ts';

/** Draws the backup sheet, in the reader's language and then the other, so that anyone who finds it understands it. */
export function sheetPage(key: OfficeKey, now: Date, language: Language): Html {
  const day = (of: Language) => new Intl.DateTimeFormat(localeTags[of], { dateStyle: 'long', timeZone: clinicZone }).format(now);
  const w = wordsIn(words, language);
  const both = languages.toSorted((one) => (one === language ? -1 : 1));
  return html`<div class="desk-actions">${printButton(language, 'primary')}</div>
<div class="card desk-block">
<p><b>${practice().brand.name}</b> · ${w.keyId} ${key.keyId} · ${w.sheetMade(day(language))}</p>
${both.map((of) => html`<p lang="${of}"><b>${wordsIn(words, of).sheetSecret}</b></p>`)}
<ol class="desk-key" translate="no">${paperKey(key.privateKey).map((group) => html`<li>${group}</li>`)}</ol>
${both.map((of) => html`<p lang="${of}">${wordsIn(words, of).sheetUse}</p>`)}
<h2>${w.wordsTitle}</h2>
${keyWords(key, language)}
<div lang="${otherLanguage(language)}">${keyWords(key, otherLanguage(language))}</div>
</div>`;
}
