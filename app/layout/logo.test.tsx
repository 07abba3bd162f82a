import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Logo } from '#app/frame/logo.tsx';

const place = vi.hoisted(() => ({ pathname: '/' }));
vi.mock('react-router', async (load) => ({ ...(await load<object>()), useLocation: () => place }));
vi.mock('../ui/use-frame.ts', () => ({ useFrame: () => ({ brand: 'The practice', city: 'San Antonio' }) }));

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

/** Whether the click was kept from navigating. */
function clicked(pathname: string): boolean {
  place.pathname = pathname;
  const link = Logo() as ReactElement<{ onClick(event: { preventDefault(): void }): void }>;
  const preventDefault = vi.fn();
  link.props.onClick({ preventDefault });
  return preventDefault.mock.calls.length > 0;
}

it.each(['/', '/es'])('on home (%s) scrolls to the top at once and stays', (pathname) => {
  expect(clicked(pathname)).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('elsewhere leads home and scrolls 100 ms later', () => {
  expect(clicked('/team')).toBe(false);
  vi.advanceTimersByTime(99);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
