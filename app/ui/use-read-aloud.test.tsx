// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReadAloud } from './use-read-aloud.ts';

/** Texts that the device must say. Only the test ends a text. */
const spoken: SpeechSynthesisUtterance[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const speech = { getVoices: () => [{ lang: 'en-US' }], cancel: () => {}, speak: (text: SpeechSynthesisUtterance) => spoken.push(text) };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), speech));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Reader() {
  const reading = useReadAloud(() => ['one', 'two']);
  return <button type="button" aria-pressed={reading?.speaking} onClick={reading?.toggle} />;
}

test('a reading that was stopped does not end the next one', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Reader />
      </MemoryRouter>,
    ),
  );
  const button = place.querySelector('button');
  for (let press = 0; press < 3; press++) await act(async () => button?.click());
  expect(spoken.map(({ text }) => text)).toEqual(['one', 'two', 'one', 'two']);
  const [, stopped, , last] = spoken;
  // Engines report the end of canceled texts only later.
  await act(async () => stopped?.onend?.call(stopped, new Event('end') as SpeechSynthesisEvent));
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => last?.onend?.call(last, new Event('end') as SpeechSynthesisEvent));
  expect(button?.getAttribute('aria-pressed')).toBe('false');
  await act(async () => root.unmount());
  place.remove();
});
