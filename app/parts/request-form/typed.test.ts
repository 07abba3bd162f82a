import { expect, it } from 'vitest';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { createDraftStore } from './draft-store.ts';
import { tabStorage } from './tab-storage.ts';
import { readAnswers } from './typed.ts';

const form = localized(requestForm('appointment'), 'es');
const typed = {
  'for-whom': 'for-me',
  'first-name': '  Ana  Sofía ',
  'birth-date.month': '25',
  'birth-date.day': 'abril',
  'birth-date.year': '90',
  phone: '1 210.555.0123',
  'visit-words': '\n🤧  a\n b \n',
  'guardian-name': 'Mamá',
  'visit-times': [],
  'consent-call': true,
} as const;

it('becomes answers: forgiving of form, the text itself untouched, without what is not asked', () => {
  expect(readAnswers(form, typed, '2026-11-16')).toEqual({
    answers: {
      'for-whom': 'for-me',
      'first-name': 'Ana  Sofía',
      'birth-date': '1990-04-25',
      phone: '(210) 555-0123',
      'visit-words': '🤧  a\n b',
      'consent-call': true,
    },
    faults: {},
  });
});

it.each(['\u200b', ' \u2060\ufeff', '\u3164', '\u00ad'])('what shows nothing (%j) is missing', (text) => {
  const { answers, faults } = readAnswers(form, { ...typed, 'first-name': text, phone: text, 'visit-words': text }, '2026-11-16');
  expect(answers).not.toHaveProperty('first-name');
  expect(answers).not.toHaveProperty('visit-words');
  expect(faults).toMatchObject({ 'first-name': 'missing', phone: 'missing' });
});

it('a date half written is said to be none', () => {
  expect(readAnswers(form, { ...typed, 'birth-date.year': '' }, '2026-11-16').faults).toEqual({ 'birth-date': 'not-a-date' });
});

it('a draft of an earlier release opens whole: what it does not know of is asked now, and nothing of it is lost', () => {
  const earlier = {
    'for-whom': 'for-child',
    'first-name': 'Zoë',
    'birth-date.month': '3',
    'birth-date.day': '5',
    'birth-date.year': '2019',
    'guardian-name': 'Ana',
    'guardian-phone': '210 555 0123 ext. 4',
    physician: 'whitaker',
    phone: '210 555 0100',
    email: 'ana@example.com',
    'consent-call': true,
    'question-of-before': 'x',
  };
  const store = createDraftStore({ read: () => JSON.stringify(earlier), write: () => {} });
  expect(store.read()).toEqual(earlier);
  const { answers, faults } = readAnswers(localized(requestForm('registration'), 'es'), store.read(), '2026-11-16');
  expect(answers).toMatchObject({ 'guardian-name': 'Ana', 'guardian-phone': '210 555 0123 ext. 4', physician: 'whitaker' });
  expect(faults).toEqual({ physician: 'age' });
});

it('is kept in the tab until it is cleared, and read again by another page', () => {
  let kept: string | null = null;
  const storage = {
    read: () => kept,
    write(text: string | null) {
      kept = text;
    },
  };
  const store = createDraftStore(storage);
  let told = 0;
  store.subscribe(() => told++);
  store.set('first-name', 'Ana');
  store.set('visit-times', ['monday-morning']);
  store.set('consent-call', true);
  store.set('consent-call', undefined);
  expect(createDraftStore(storage).read()).toEqual({ 'first-name': 'Ana', 'visit-times': ['monday-morning'] });
  store.set('first-name', '');
  store.set('visit-times', []);
  expect(kept).toBeNull();
  store.set('first-name', 'Ana');
  store.clear();
  expect([kept, store.read(), told]).toEqual([null, {}, 8]);
});

it.each(['no json', '[1]', 'null', '{"a":1,"b":{"c":2}}'])('of a tab that holds %s nothing is taken over', (text) => {
  expect(createDraftStore({ read: () => text, write: () => {} }).read()).toEqual({});
});

it('lasts as long as the page where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const store = createDraftStore(tabStorage('draft', blocked));
  store.set('first-name', 'Ana');
  expect(store.read()).toEqual({ 'first-name': 'Ana' });
});
