// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { finderOf } from '#app/parts/site-index/find.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { Language } from '#app/site/language.ts';
import { answererIn, type Reply, useAnswers } from './use-answers.ts';

const offline = vi.hoisted(() => ({ now: false }));
vi.mock('#app/parts/site-index/load.ts', () => ({
  finderIn: (language: Language) => (offline.now ? Promise.reject(new Error('offline')) : finderOf(siteIndex(language))),
}));
/** Classifiers that take no question for an emergency, personal or elsewhere; they have their own tests. */
const nothingLearnt = vi.hoisted(() => ({
  intents: () => ({ emergency: 0, personal: 0, elsewhere: 0 }),
  meantPages: () => ({ likelihood: () => 1, share: () => 1, most: 1, kit: undefined }),
}));
vi.mock('#app/parts/alarm/load.ts', () => {
  const alarmsIn = async () => ({ of: () => undefined, tellsOfEating: () => false });
  return { alarmsIn, certainAlarmsIn: alarmsIn };
});
vi.mock('#app/parts/intent/load.ts', () => ({ loadedIntents: async () => nothingLearnt.intents }));
vi.mock('#app/parts/intent/load-meant-pages.ts', () => ({ loadedMeantPages: async () => nothingLearnt.meantPages }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Waits until `check` passes, rendering what has loaded. */
const drawn = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 20_000 },
  );

const rendered: (readonly Reply[])[] = [];
function Answers({ asked }: { readonly asked: readonly string[] }) {
  rendered.push(useAnswers(asked, 'en'));
  return null;
}

it('stops rendering if nothing is asked, and answers in the same render once the index has loaded', async () => {
  const root = createRoot(document.createElement('div'));
  const none: readonly string[] = [];
  await act(async () => root.render(<Answers asked={none} />));
  expect(rendered.length).toBeLessThan(3);

  await answererIn('en');
  act(() => root.render(<Answers asked={['do you take blue cross']} />));
  expect(rendered.at(-1)).toMatchObject([{ kind: 'fact' }]);
  act(() => root.render(<Answers asked={['do you take blue cross', 'and a rash']} />));
  expect(rendered.at(-1)).toHaveLength(2);

  await act(async () => root.render(<Answers asked={none} />));
  expect(rendered.at(-1)).toEqual([]);
  const rest = rendered.length;
  await act(async () => {});
  expect(rendered).toHaveLength(rest);
  act(() => root.unmount());
  // The index is built here, in a separate process.
}, 60_000);

it('waits for the index, says if it fails to load, and answers the next question', async () => {
  const root = createRoot(document.createElement('div'));
  const [first, second] = ['¿aceptan Blue Cross?', '¿a qué hora abren mañana?'];
  offline.now = true;
  act(() => root.render(<Answers asked={[first]} />));
  expect(rendered.at(-1)).toEqual(['waiting']);
  await drawn(() => expect(rendered.at(-1)).toEqual(['failed']));
  offline.now = false;
  await act(async () => root.render(<Answers asked={[first, second]} />));
  await act(async () => answererIn('es'));
  await drawn(() => expect(rendered.at(-1)).toMatchObject(['failed', { kind: 'fact', language: 'es' }]));
  act(() => root.unmount());
});
