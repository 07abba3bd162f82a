import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { lockFile, openFile } from './locked-file.ts';

const story = JSON.stringify({ 'first-name': 'Ana Lucía', 'main-problem': 'Tengo ronchas 🤧' });
const passphrase = 'comal nube río canasta';
const file = await lockFile(story, 'registration', passphrase);
const changed = (change: object) => JSON.stringify({ ...JSON.parse(file), ...change });
const opened = (text: string, by = passphrase) => openFile(text, 'registration', by);

it('opens with its passphrase, on whichever keyboard that is typed', async () => {
  expect(await opened(file)).toEqual({ text: story });
  expect(await opened(JSON.stringify(JSON.parse(file)), ` ${passphrase.normalize('NFD')} `)).toEqual({ text: story });
});

it('shows nothing of what was written, not even how much, and no two files are alike', async () => {
  const shorter = await lockFile('{}', 'registration', passphrase);
  expect(shorter).toHaveLength(file.length);
  expect(file).not.toMatch(/ronchas|Ana Luc|comal/);
  expect(JSON.parse(shorter).stretching).toMatchObject({ kdf: 'PBKDF2-SHA-256', iterations: 2_000_000 });
  expect(JSON.parse(shorter).stretching.salt).not.toBe(JSON.parse(file).stretching.salt);
});

it.each<[string, string, string]>([
  ['an empty file', '', 'damaged'],
  ['a file cut off', file.slice(0, -40), 'damaged'],
  ['one letter changed', file.replace(/("sealed": "..)(.)/, (_, before, one) => before + (one === 'A' ? 'B' : 'A')), 'damaged'],
  ['a later version', changed({ version: 2, sum: 'of another kind' }), 'version'],
  ['another form, by hand', changed({ form: 'appointment' }), 'damaged'],
])('%s is refused as %s: %s', async (_, text, refused) => {
  expect(await opened(text)).toEqual({ refused });
});

it('refuses a wrong passphrase, and a file of another form', async () => {
  expect(await opened(file, 'comal nube río canasto')).toEqual({ refused: 'passphrase' });
  expect(await openFile(await lockFile(story, 'appointment', passphrase), 'registration', passphrase)).toEqual({ refused: 'form' });
});

it('takes the place of what was written, whole', () => {
  const store = createDraftStore({ read: () => null, write: () => {} });
  store.set('first-name', 'Luis');
  store.set('last-name', 'Soto');
  store.replace(story);
  expect(store.read()).toEqual(JSON.parse(story));
});
