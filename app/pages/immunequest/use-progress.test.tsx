// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mounted } from '#app/frame/mounted-fixture.tsx';
import { pathOf } from '#app/site/paths.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { useProgress } from './use-progress.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

let shown: ReturnType<typeof useProgress>;
function Quests() {
  shown = useProgress();
  return null;
}

it('checks days, keeps them for the next visit, and erases them', async () => {
  await mounted(<Quests />, pathOf('immunequest', 'en'));
  expect(shown.progress).toEqual({});
  await act(async () => shown.toggle('sleep', 1));
  await act(async () => shown.toggle('sleep', 0));
  expect(shown).toMatchObject({ progress: { sleep: [0, 1] }, isKept: true });
  expect(localStorage.getItem(storageKeys.immuneQuest)).toBe('{"sleep":[0,1]}');
  await act(async () => shown.clear());
  expect(shown.progress).toEqual({});
  expect(localStorage.getItem(storageKeys.immuneQuest)).toBeNull();
});

it('still counts, and says that it cannot keep, where storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined);
  await mounted(<Quests />, pathOf('immunequest', 'en'));
  await act(async () => shown.toggle('sleep', 3));
  expect(shown).toMatchObject({ progress: { sleep: [3] }, isKept: false });
});
