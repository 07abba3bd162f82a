import { makeKeyPair } from '#app/requests/key-pair.ts';
import { wordsIn } from '#app/site/language.ts';
import { plainSigns } from '#app/site/seen-text.ts';
import type { Faults } from '../look/fields.ts';
import type { DeskAnswer, DeskPart, PageAnswer, PageRequest } from '../part.ts';
import { ServerClient, ServerError, serverAddress } from '../requests/server-client.ts';
import { TooSoonError } from '../safe/passphrase-attempts.ts';
import { WrongPassphraseError } from '../safe/vault.ts';
import { UnwritableError } from '../website/files/changed-yaml.ts';
import { ChangedMeanwhileError } from '../website/files/content-change.ts';
import { isWritable } from '../website/files/content-file.ts';
import { words as websiteWords } from '../website/pages/words.ts';
import { paperFault } from './key-text.ts';
import { PaperKeyError, pairFromPaper } from './paper-key.ts';
import { hasFault, passphraseFaults } from './passphrase-faults.ts';
import { settingsPage } from './settings-page.ts';
import { sheetPage } from './sheet-page.ts';
import { isOwnKey, isSiteKey, putOnSite } from './site-key.ts';
import { words } from './words.ts';

const path = '/settings';
const told = {
  'new-key': 'newKeyMade',
  'key-added': 'keyAdded',
  connected: 'nowConnected',
  passphrase: 'passphraseChanged',
  'site-key': 'onSite',
} as const;

function settings({ desk, links, query, form, project }: PageRequest, faults?: Faults): PageAnswer {
  const { language } = links;
  const w = wordsIn(words, language);
  const name = query.get('told') ?? '';
  const { keys, connection } = desk.vault;
  const main = settingsPage({
    links,
    keys,
    isOnSite: isSiteKey(desk.vault.currentKey, project),
    connection,
    told: Object.hasOwn(told, name) ? w[told[name as keyof typeof told]] : undefined,
    faults,
    typed: faults && form,
  });
  return { title: w.settings, main, status: faults ? 422 : 200 };
}

function done({ links }: PageRequest, what: keyof typeof told): DeskAnswer {
  return { goTo: `${links.at(path)}?told=${what}` };
}

/** Calls `work` only if `field` contains the current passphrase. */
async function withPassphrase(asked: PageRequest, field: string, work: () => Promise<DeskAnswer>): Promise<DeskAnswer> {
  try {
    const { vault, attempts } = asked.desk;
    await attempts.try(() => vault.check(asked.form.get(field) ?? ''), WrongPassphraseError);
  } catch (error) {
    const w = wordsIn(words, asked.links.language);
    if (error instanceof TooSoonError) return settings(asked, { [field]: w.tooSoon(error.seconds) });
    if (error instanceof WrongPassphraseError) return settings(asked, { [field]: w.wrongPassphrase });
    throw error;
  }
  return work();
}

function showSheet(asked: PageRequest): Promise<DeskAnswer> {
  const { desk, now } = asked;
  const { language } = asked.links;
  return withPassphrase(asked, 'sheet-passphrase', async () => ({
    title: wordsIn(words, language).sheetTitle,
    main: sheetPage(desk.vault.currentKey, now, language),
  }));
}

function makeNewKey(asked: PageRequest): Promise<DeskAnswer> {
  return withPassphrase(asked, 'new-key-passphrase', async () => {
    await asked.desk.vault.addKey(await makeKeyPair(), { current: true });
    return done(asked, 'new-key');
  });
}

/** Needs the passphrase, because people who only publish must not change the site's key. */
function putKeyOnSite(asked: PageRequest): Promise<DeskAnswer> {
  const { desk, project, links } = asked;
  const w = wordsIn(words, links.language);
  const refuse = (text: string) => settings(asked, { 'site-key-passphrase': text });
  return withPassphrase(asked, 'site-key-passphrase', async () => {
    const { currentKey } = desk.vault;
    if (!isOwnKey(currentKey)) return refuse(w.sampleOnly);
    if (!(await isWritable(project))) return refuse(wordsIn(websiteWords, links.language).notWritable);
    try {
      const found = await putOnSite(currentKey, project);
      return found.length > 0 ? refuse(found.join('\n')) : done(asked, 'site-key');
    } catch (error) {
      if (error instanceof UnwritableError || error instanceof ChangedMeanwhileError) return refuse(w.notOnSite);
      throw error;
    }
  });
}

function addKey(asked: PageRequest): Promise<DeskAnswer> {
  return withPassphrase(asked, 'add-key-passphrase', async () => {
    try {
      const pair = await pairFromPaper(asked.form.get('key') ?? '');
      await asked.desk.vault.addKey(pair, { current: isSiteKey(pair, asked.project) });
      return done(asked, 'key-added');
    } catch (error) {
      if (!(error instanceof PaperKeyError)) throw error;
      return settings(asked, { key: paperFault(error, asked.links.language) });
    }
  });
}

/** Contacts the server before saving, so that a wrong address or token shows here, not in the list of requests. */
async function connect(asked: PageRequest): Promise<DeskAnswer> {
  const { form, desk, now } = asked;
  const w = wordsIn(words, asked.links.language);
  const server = serverAddress(form.get('server') ?? '');
  const token = plainSigns(form.get('token') ?? '');
  if (!server) return settings(asked, { server: w.serverFault });
  if (!/^[\w.~+/=-]{1,200}$/.test(token)) return settings(asked, { token: w.tokenFault });
  try {
    await new ServerClient({ server, token }).waiting(now);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return settings(asked, { [error.reason === 'token' ? 'token' : 'server']: w[error.reason] });
  }
  await desk.vault.connect({ server, token });
  return done(asked, 'connected');
}

async function changePassphrase(asked: PageRequest): Promise<DeskAnswer> {
  const { form, desk } = asked;
  const [fresh, again] = [form.get('passphrase') ?? '', form.get('again') ?? ''];
  const faults = await passphraseFaults(asked.links.language, fresh, again);
  if (hasFault(faults)) return settings(asked, faults);
  return withPassphrase(asked, 'old', async () => {
    await desk.vault.changePassphrase(form.get('old') ?? '', fresh);
    return done(asked, 'passphrase');
  });
}

/** The settings: the keys, their backup sheet, the server and the passphrase. */
export const settingsPart: DeskPart = {
  path,
  name: words.settings,
  routes: [
    { method: 'GET', path: '', answer: async (asked) => settings(asked) },
    { method: 'POST', path: '/sheet', answer: showSheet },
    { method: 'POST', path: '/new-key', answer: makeNewKey },
    { method: 'POST', path: '/site-key', answer: putKeyOnSite },
    { method: 'POST', path: '/add-key', answer: addKey },
    { method: 'POST', path: '/connection', answer: connect },
    { method: 'POST', path: '/passphrase', answer: changePassphrase },
  ],
};
