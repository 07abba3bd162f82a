import { practice } from '#app/content/content.server.ts';
import { wordsIn } from '#app/site/language.ts';
import { words as keyWords } from '../keys/words.ts';
import { type Faults, faultSummary, postForm, textField } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { suggestedPassphrase } from './suggested-passphrase.ts';
import { words } from './words.ts';

export interface SetUpView {
  readonly links: Links;
  readonly folder: string;
  readonly faults?: Faults;
  readonly typed?: URLSearchParams;
}

/** Draws a new desk's first page: key and passphrase. */
export function setUpPage({ links, folder, faults = {}, typed }: SetUpView): Html {
  const { language } = links;
  const w = wordsIn(words, language);
  const k = wordsIn(keyWords, language);
  // If the site already has the office's key, its sheet exists, and a new key would open nothing.
  const siteKey = practice().requests?.key;
  const chosen = typed?.get('which') ?? (siteKey && !siteKey.sample ? 'sheet' : 'new');
  const choice = (value: string, label: string, className = '') => html`<div class="desk-choice">
<input type="radio" name="which" id="which-${value}" value="${value}" class="${className}"${chosen === value && html` checked`}>
<label for="which-${value}">${label}</label></div>`;
  return html`${faultSummary(language, faults)}
<p>${w.setUpIntro}</p><p class="desk-quiet">${w.folder(folder)}</p>
${postForm(
  links,
  '/set-up',
  html`<fieldset><legend>${w.whichKey}</legend>
${choice('new', w.makeKey)}${choice('sheet', w.sheetKey, 'sheet-choice')}
${siteKey?.sample && choice('sample', w.sampleKey)}</fieldset>
<div class="sheet-only">${textField({ name: 'key', label: k.typedKey, rows: 3, fault: faults.key, value: typed?.get('key') ?? '' })}</div>
<p class="desk-note">${w.suggestion} <b translate="no">${suggestedPassphrase(language)}</b></p>
${textField({ name: 'passphrase', label: k.passphrase, type: 'password', autocomplete: 'new-password', help: w.passphraseHelp, fault: faults.passphrase })}
${textField({ name: 'again', label: k.passphraseAgain, type: 'password', autocomplete: 'new-password', fault: faults.again })}
<button class="btn btn-primary">${w.start}</button>`,
  'desk-form card desk-block',
)}`;
}
