// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateStyle } from './late-style.tsx';

const page = (
  <main>
    <p>The opening</p>
    <LateStyle href="/home.css" />
    <p>What follows</p>
  </main>
);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React waits for the file, which is missing here.
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('stands before what it is for in a served page, after hydration too', async () => {
  document.body.innerHTML = renderToString(page);
  const faults: unknown[] = [];
  await act(async () => hydrateRoot(document.body, page, { onRecoverableError: (fault) => faults.push(fault) }));
  expect(document.querySelector('main > p + link + p')).not.toBeNull();
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(faults).toEqual([]);
});

it('is waited for where the page is opened by a link within the site', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(page));
  expect(document.head.querySelector('link[data-precedence]')?.getAttribute('href')).toBe('/home.css');
  act(() => root.unmount());
});
