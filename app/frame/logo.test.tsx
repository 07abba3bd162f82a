// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameData } from '#app/content/pages/frame.server.ts';
import { pathOf } from '#app/site/paths.ts';
import { Logo } from './logo.tsx';
import { mounted } from './mounted-fixture.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

function Page() {
  useSectionScroll();
  return <Logo />;
}

async function logoAt(path: string) {
  const site = await mounted(<Page />, path);
  const link = site.place.querySelector('a');
  if (!link) throw new Error('The logo is no link');
  return { ...site, link };
}

it('shows the name of the practice and links home, in the language of the page', async () => {
  const { link } = await logoAt(pathOf('team', 'es'));
  expect(link.textContent).toContain(frameData('es').brand);
  expect(link.getAttribute('href')).toBe(pathOf('home', 'es'));
});

it.each([pathOf('home', 'en'), pathOf('home', 'es')])('on home (%s) scrolls to the top at once and stays', async (home) => {
  const { click, link, path } = await logoAt(home);
  await click(link);
  expect(path()).toBe(home);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

it('on other pages leads home and scrolls to the top 100 ms later', async () => {
  const { click, link, path } = await logoAt(pathOf('team', 'en'));
  await click(link);
  expect(path()).toBe(pathOf('home', 'en'));
  vi.advanceTimersByTime(99);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});
