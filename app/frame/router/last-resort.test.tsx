// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { frameData } from '#app/content/frame.server.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { errorWords } from '../error-words.ts';
import { reloadOnce } from '../reload-once.ts';
import { LastResort } from './last-resort.tsx';

vi.mock('../reload-once.ts');

function Broken(): never {
  throw new Error('the frame itself');
}

it.each(languages)('where all else fails the page is loaded whole, or says whom to call, in %s', async (language) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  history.replaceState(null, '', pathOf('team', language));
  const frame = frameData(language);
  const root = createRoot(document);
  await act(async () =>
    root.render(
      <LastResort frame={frame}>
        <Broken />
      </LastResort>,
    ),
  );
  expect(reloadOnce).toHaveBeenLastCalledWith(location.href);
  expect(reported.mock.calls.flat()).toContainEqual(new Error('the frame itself'));
  expect(document.documentElement.lang).toBe(language);
  expect(document.querySelector('h1')?.textContent).toBe(errorWords.title[language]);
  const called = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
  expect(called).toEqual([...frame.offices.map(({ phones }) => `tel:${phones.office}`), 'tel:911']);
  expect(document.querySelector('a:not([href^="tel:"])')?.textContent).toBe(errorWords.again[language]);
  await act(async () => root.unmount());
  reported.mockRestore();
});
