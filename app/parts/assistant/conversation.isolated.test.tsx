// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Language } from '#app/site/language.ts';
import { InLanguage } from '#app/ui/use-language.ts';
import { Conversation } from './conversation.tsx';

const found = vi.hoisted(() => ({}) as Record<Language, PromiseWithResolvers<unknown>>);
vi.mock('#app/parts/site-index/load.ts', () => ({ finderIn: (language: Language) => found[language].promise }));
vi.mock('./use-answers.ts', async (original) => ({
  ...(await original<typeof import('./use-answers.ts')>()),
  // Every load fails; an unhandled rejection would fail the test.
  answererIn: () => Promise.reject(new Error('offline')),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('suggests questions in the current language, even if those of the former language load later and no answers load', async () => {
  found.en = Promise.withResolvers();
  found.es = Promise.withResolvers();
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (language: Language) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <InLanguage value={language}>
            <Conversation asked={[]} onAsk={() => {}} onClear={() => {}} scroller={{ current: null }} />
          </InLanguage>
        </MemoryRouter>,
      ),
    );
  const arrives = (language: Language, question: string) =>
    act(async () => found[language].resolve({ index: { suggestions: [{ on: ['home'], ask: [question] }] } }));
  await show('en');
  await show('es');
  await arrives('es', '¿Están abiertos?');
  await arrives('en', 'Are you open?');
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['¿Están abiertos?']);
  await act(async () => root.unmount());
});
