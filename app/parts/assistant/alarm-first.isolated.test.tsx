// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { alarmReading, alarmsIn, alarmTexts } from '#app/parts/alarm/alarm.server.ts';
import { alarmsOf } from '#app/parts/alarm/alarm.ts';
import { alarmWords } from '#app/parts/alarm/words.ts';
import type { Language } from '#app/site/language.ts';
import { InLanguage } from '#app/ui/use-language.ts';
import { Conversation } from './conversation.tsx';
import { failedWords } from './failed-words.ts';
import { conversationWords } from './words.ts';

const alarms = { en: alarmsIn('en'), es: alarmsIn('es') };
/** The index, which loads later than the words of emergencies, or never. */
const index = vi.hoisted(() => ({}) as { loading: PromiseWithResolvers<never> });
vi.mock('#app/parts/site-index/load.ts', () => ({ finderIn: () => index.loading.promise }));
/** The classifier, which also loads later or never; until then, only the words decide. */
const classifier = vi.hoisted(() => ({}) as { loading: PromiseWithResolvers<void> });
vi.mock('#app/parts/alarm/load.ts', () => ({
  alarmsIn: async (language: Language) => {
    await classifier.loading.promise;
    return alarms[language];
  },
  certainAlarmsIn: async (language: Language) => alarmsOf(alarmReading(), alarmTexts(language)),
}));
vi.mock('#app/parts/offices/office-phones.tsx', () => ({ OfficePhones: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  index.loading = Promise.withResolvers();
  classifier.loading = Promise.withResolvers();
});

/** The text of the conversation after a question, while the index loads; `fails` rejects that load. */
async function asked(question: string, language: Language) {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <InLanguage value={language}>
          <Conversation asked={[question]} onAsk={() => {}} onClear={() => {}} scroller={{ current: null }} />
        </InLanguage>
      </MemoryRouter>,
    ),
  );
  const log = () => place.querySelector('[role="log"]')?.textContent ?? '';
  const fails = () => act(async () => index.loading.reject(new Error('offline')));
  const classifies = () => act(async () => classifier.loading.resolve());
  return { log, fails, classifies, leave: () => act(async () => root.unmount()) };
}

const emergencies = [
  ['en', 'my throat is closing'],
  ['es', 'se me cierra la garganta'],
] as const;

it.each(emergencies)(
  'shows the card of an emergency in certain words before classifier and index have loaded, and keeps it without (%s)',
  async (language, question) => {
    const alarm = alarms[language].of(question);
    const title = alarm && 'card' in alarm ? alarm.card.title : undefined;
    const { log, fails, leave } = await asked(question, language);
    expect(log()).toContain(title);
    expect(log()).toContain(conversationWords.thinking[language]);
    await fails();
    expect(log()).toContain(title);
    expect(log()).toContain(failedWords.failed[language]);
    expect(log()).not.toContain(conversationWords.thinking[language]);
    await leave();
  },
);

it.each([
  ['en', 'my hand is numb and it tingles'],
  ['es', 'a mi hijo le salieron ronchas después de comer huevo'],
] as const)(
  'shows the guide before classifier and index have loaded, and what is only asked once they have (%s)',
  async (language, question) => {
    const { log, leave } = await asked(question, language);
    expect(log()).toContain(alarmWords.anyOfThese[language]);
    expect(log()).not.toContain(alarmWords.onlyAsking[language]);
    await leave();
  },
);

it.each([
  ['en', 'i want to kill myself'],
  ['es', 'me quiero morir'],
] as const)('shows the lifeline alone (%s)', async (language, question) => {
  const alarm = alarms[language].of(question);
  const title = alarm && 'lifeline' in alarm ? alarm.lifeline.title : undefined;
  const { log, fails, leave } = await asked(question, language);
  expect(log()).toContain(title);
  await fails();
  expect(log()).not.toContain(failedWords.failed[language]);
  await leave();
});

it.each([
  ['en', 'are you open now'],
  ['es', 'a qué hora cierran hoy'],
] as const)('says nothing before the index has loaded where nothing sounds like an emergency (%s)', async (language, question) => {
  const { log, leave } = await asked(question, language);
  expect(log()).toBe(`${conversationWords.you[language]}: ${question}${conversationWords.thinking[language]}`);
  await leave();
});
