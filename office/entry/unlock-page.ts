import { wordsIn } from '#app/site/language.ts';
import { words as keyWords } from '../keys/words.ts';
import { errorNote, type Faults, faultSummary, postForm, textField } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { idleMinutes } from '../session.ts';
import { words } from './words.ts';

/** Asks for the passphrase; `unreadable` means that vault.json exists but isn't valid. */
export function unlockPage(
  links: Links,
  { faults = {}, unreadable = false }: { readonly faults?: Faults; readonly unreadable?: boolean } = {},
): Html {
  const { language } = links;
  const w = wordsIn(words, language);
  const k = wordsIn(keyWords, language);
  return html`${faultSummary(language, faults)}${errorNote(unreadable ? w.unreadable : undefined)}
${postForm(
  links,
  '/unlock',
  html`${textField({ name: 'passphrase', label: k.passphrase, type: 'password', autocomplete: 'current-password', fault: faults.passphrase })}
<button class="btn btn-primary">${w.unlockButton}</button>`,
  'desk-form card desk-block',
)}
<p class="desk-quiet">${w.forgotten} ${w.locked(idleMinutes)}</p>`;
}
