// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useSaidOnce } from './use-said-once.ts';

function Status({ text, turn }: { readonly text: string; readonly turn: number }) {
  return useSaidOnce(text, turn);
}

it('announces an answer once, and the first answer after Clear too, however soon it is asked', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const place = document.createElement('div');
  const root = createRoot(place);
  const shows = (text: string, turn: number) => {
    act(() => root.render(<Status text={text} turn={turn} />));
    return place.textContent;
  };
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  expect(shows('The fax number', 1)).toBe('The fax number');
  wait(5000);
  expect(place.textContent).toBe('');
  shows('', 0);
  wait(1000);
  expect(shows('The hours', 1)).toBe('The hours');
  wait(5000);
  expect(place.textContent).toBe('');
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
