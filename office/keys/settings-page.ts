import { type Language, wordsIn } from '#app/site/language.ts';
import { type Faults, faultSummary, note, postForm, textField } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import type { Connection, OfficeKey } from '../safe/vault.ts';
import { keyWords } from './key-text.ts';
import { isOwnKey } from './site-key.ts';
import { words } from './words.ts';

export interface SettingsView {
  readonly links: Links;
  readonly keys: readonly OfficeKey[];
  /** Whether the project's site encrypts to the key in use. */
  readonly isOnSite: boolean;
  readonly connection?: Connection;
  readonly told?: string;
  /** The faults of the refused form, keyed by field name. */
  readonly faults?: Faults;
  /** The refused form's input, shown again; the access code too if only the address was wrong. */
  readonly typed?: URLSearchParams;
}

/** Draws the settings: the key and its sheet, the site's key, the server, the passphrase. */
export function settingsPage(view: SettingsView): Html {
  const { links, keys, isOnSite, connection, told, faults = {}, typed } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const [current, ...older] = keys;
  const ready = connection && isOnSite;
  return html`${note(told)}${faultSummary(language, faults)}
${!ready && stepList(view)}
${current && keySection(current, older, w, language)}
${siteSection(view)}
${section('sheet', w.sheet, w.sheetHelp, form(links, 'sheet', w.showSheet, textField({ ...secret('sheet-passphrase', w.passphrase), fault: faults['sheet-passphrase'] })))}
${connectionSection(view)}
${section('new-key', w.newKey, w.newKeyHelp, form(links, 'new-key', w.newKey, textField({ ...secret('new-key-passphrase', w.passphrase), fault: faults['new-key-passphrase'] })))}
${section(
  'add-key',
  w.addKey,
  w.addKeyHelp,
  form(
    links,
    'add-key',
    w.addKeyButton,
    html`${textField({ name: 'key', label: w.typedKey, rows: 3, fault: faults.key, value: typed?.get('key') ?? '' })}
${textField({ ...secret('add-key-passphrase', w.passphrase), fault: faults['add-key-passphrase'] })}`,
  ),
)}
${section(
  'change-passphrase',
  w.changePassphrase,
  undefined,
  form(
    links,
    'passphrase',
    w.changePassphrase,
    html`${textField({ ...secret('old', w.oldPassphrase), fault: faults.old })}
${textField({ ...fresh('passphrase', w.newPassphrase), fault: faults.passphrase })}
${textField({ ...fresh('again', w.passphraseAgain), fault: faults.again })}`,
  ),
)}`;
}

/** Lists the steps left before requests can arrive. */
function stepList({ links, isOnSite, connection }: SettingsView): Html {
  const w = wordsIn(words, links.language);
  return html`<nav class="desk-note" aria-labelledby="steps"><h2 id="steps">${w.steps}</h2><ol class="desk-numbered">
<li><a href="#sheet">${w.stepSheet}</a></li>
${!isOnSite && html`<li><a href="#site">${w.stepSite}</a></li>`}
${!connection && html`<li><a href="#connection">${w.stepServer}</a></li>`}</ol></nav>`;
}

const secret = (name: string, label: string) => ({ name, label, type: 'password', autocomplete: 'current-password' }) as const;
const fresh = (name: string, label: string) => ({ name, label, type: 'password', autocomplete: 'new-password' }) as const;

function section(id: string, title: string, help: string | undefined, content: Html): Html {
  return html`<section class="card desk-block" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${help && html`<p>${help}</p>`}${content}</section>`;
}

function form(links: Links, action: string, button: string, fields: Html): Html {
  return postForm(
    links,
    `/settings/${action}`,
    html`${fields}
<button class="btn btn-secondary">${button}</button>`,
    'desk-form',
  );
}

function keySection(
  current: OfficeKey,
  older: readonly OfficeKey[],
  w: ReturnType<typeof wordsIn<typeof words>>,
  language: Language,
): Html {
  return section(
    'key-in-use',
    `${w.key} ${current.keyId}`,
    w.keyHelp,
    html`${keyWords(current, language)}
${older.length > 0 && html`<p>${w.olderKeys} ${older.map(({ keyId }) => keyId).join(', ')}</p>`}`,
  );
}

/** Draws the button that, with the passphrase, makes the site use the current key once published. */
function siteSection({ links, keys: [current], isOnSite, faults = {} }: SettingsView): Html {
  const w = wordsIn(words, links.language);
  const field = textField({ ...secret('site-key-passphrase', w.passphrase), fault: faults['site-key-passphrase'] });
  const press = current && isOwnKey(current) ? form(links, 'site-key', w.putOnSite, field) : html`<p>${w.sampleOnly}</p>`;
  return section('site', w.forSite, isOnSite ? w.inUse : w.notInUse, html`${!isOnSite && html`<p>${w.forSiteHelp}</p>${press}`}`);
}

function connectionSection({ links, connection, faults = {}, typed }: SettingsView): Html {
  const w = wordsIn(words, links.language);
  return section(
    'connection',
    w.connection,
    connection ? w.connected(connection.server) : w.notConnected,
    form(
      links,
      'connection',
      w.connect,
      html`${textField({ name: 'server', label: w.server, help: w.serverHelp, fault: faults.server, value: typed?.get('server') ?? connection?.server })}
${textField({ ...secret('token', w.tokenLabel), autocomplete: 'off', help: w.tokenHelp, fault: faults.token, value: (faults.server && typed?.get('token')) || '' })}`,
    ),
  );
}
