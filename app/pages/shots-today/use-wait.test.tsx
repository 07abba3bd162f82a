// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mounted } from '#app/frame/mounted-fixture.tsx';
import { pathOf } from '#app/site/paths.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { useWait } from './use-wait.ts';
import { newWait } from './wait.ts';

afterEach(() => localStorage.clear());

let shown: ReturnType<typeof useWait>;
function Timer() {
  shown = useWait();
  return null;
}

it.each([
  ['found long after its end', -600, 'stale'],
  ['that lies ahead, since the clock was set back,', 60, 'clock'],
])('a wait %s is said once and is gone; another can be started', async (_, minutes, phase) => {
  localStorage.setItem(storageKeys.shotWait, JSON.stringify(newWait(30, Date.now() + minutes * 60_000)));
  await mounted(<Timer />, pathOf('shots-today', 'en'));
  expect(shown.state.phase).toBe(phase);
  expect(localStorage.length).toBe(0);
  await act(async () => shown.start(30));
  expect(shown.state).toMatchObject({ phase: 'waiting', minutesLeft: 30 });
  await act(async () => shown.clear());
  expect(shown.state.phase).toBe('none');
});
