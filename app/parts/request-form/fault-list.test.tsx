// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { FaultList } from './fault-list.tsx';

it('begins the title of the page with “Error:” while it stands, and leaves another page’s title alone', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.title = 'New Patients';
  const root = createRoot(document.createElement('div'));
  const show = (isShown: boolean) =>
    act(() =>
      root.render(<MemoryRouter>{isShown && <FaultList tries={1} faults={[{ field: 'phone', message: 'Fill this in' }]} />}</MemoryRouter>),
    );
  show(true);
  expect(document.title).toBe('Error: New Patients');
  show(false);
  expect(document.title).toBe('New Patients');
  show(true);
  document.title = 'Our Team';
  show(false);
  expect(document.title).toBe('Our Team');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
