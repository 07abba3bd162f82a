// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { SaveButton } from './save-button.tsx';

it.each([
  ['that the file is in the downloads', () => {}, 'Saved. Look in your downloads.'],
  ['that nothing was saved', () => Promise.reject(new Error('no room')), 'This couldn’t be saved. Try again.'],
] as const)('says %s', async (_, onSave, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SaveButton onSave={onSave}>Save to my calendar</SaveButton>
      </MemoryRouter>,
    ),
  );
  const status = place.querySelector('[role="status"]');
  expect(status?.textContent).toBe('');
  await act(async () => place.querySelector('button')?.click());
  expect(status?.textContent).toBe(said);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
