// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathOf } from '#app/site/paths.ts';
import { SectionLink } from '#app/ui/section-link.tsx';
import { mounted } from './mounted-fixture.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

/** Calls of `scrollTo` with options, which may scroll smoothly. */
const scrolled = vi.fn();
/** Calls of `scrollTo` with a position, which jump there. */
const put = vi.fn();
const warned = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', (to: ScrollToOptions | number, top?: number) => (typeof to === 'number' ? put(top) : scrolled(to)));
  vi.stubGlobal('scrollY', 300);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrolled.mockReset();
  put.mockReset();
  warned.mockReset();
});

function Page() {
  useSectionScroll();
  return (
    <>
      <header />
      <SectionLink section="services">Services</SectionLink>
      <SectionLink section="nowhere">Nowhere</SectionLink>
      <section id="services" />
    </>
  );
}

/** A page scrolled down by 300 pixels, with a header 80 high and a section 1000 below the top of the window. */
async function page(content = <Page />) {
  const site = await mounted(content, pathOf('team', 'en'));
  const box = (selector: string, rect: { top?: number; height?: number }) => {
    const element = site.place.querySelector(selector);
    if (element) vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: rect.top, height: rect.height }));
  };
  box('header', { height: 80 });
  box('section', { top: 1000 });
  const follow = (name: string) => {
    const link = [...site.place.querySelectorAll('a')].find(({ textContent }) => textContent === name);
    if (!link) throw new Error(`There is no link "${name}"`);
    return site.click(link);
  };
  return { ...site, follow };
}

describe('a link to a section', () => {
  it('leads to home and scrolls half a second later, smoothly, to 20 pixels below the header', async () => {
    const { follow, path } = await page();
    await follow('Services');
    expect(path()).toBe(pathOf('home', 'en'));
    vi.advanceTimersByTime(499);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 1300 - 80 - 20, behavior: 'smooth' });
  });

  it('starts to scroll at the top of another page, or at the current position on the same page', async () => {
    const { follow } = await page();
    await follow('Services');
    expect(put).toHaveBeenLastCalledWith(0);
    await follow('Services');
    expect(put).toHaveBeenLastCalledWith(300);
  });

  it('jumps if reduced motion is preferred', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { follow } = await page();
    await follow('Services');
    vi.advanceTimersByTime(500);
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
  });

  it('only logs a section that does not exist', async () => {
    warned.mockImplementation(() => undefined);
    const { follow } = await page();
    await follow('Nowhere');
    vi.advanceTimersByTime(500);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('No section "nowhere"'));
    expect(scrolled).not.toHaveBeenCalled();
  });
});
