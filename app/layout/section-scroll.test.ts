import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SectionLink, type SectionTarget } from '../ui/section-link.tsx';
import { useSectionScroll } from '#app/frame/use-section-scroll.ts';

const at = vi.hoisted(() => ({ state: undefined as unknown, type: 'PUSH' }));
vi.mock('react', async (load) => ({ ...(await load<object>()), useEffect: (run: () => void) => run() }));
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  useLocation: () => ({ state: at.state, key: 'one' }),
  useNavigationType: () => at.type,
}));

const scrollTo = vi.fn();
let calm = false;
let header: { getBoundingClientRect(): { height: number } } | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  header = { getBoundingClientRect: () => ({ height: 80 }) };
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 300);
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.stubGlobal('document', {
    querySelector: () => header,
    getElementById: (id: string) => (id === 'services' ? { getBoundingClientRect: () => ({ top: 1000 }) } : null),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

function Page() {
  useSectionScroll();
  return null;
}

function arrive(state: unknown, type = 'PUSH') {
  Object.assign(at, { state, type });
  Page();
}

describe('scrolling to a section', () => {
  it('waits 500 ms unless the link says otherwise', () => {
    const state = (delay?: number) =>
      (SectionLink({ section: 'services', delay, children: 'Services' }) as ReactElement<{ state: SectionTarget }>).props.state;
    expect(state()).toEqual({ section: 'services', delay: 500 });
    expect(state(100)).toEqual({ section: 'services', delay: 100 });
    arrive(state());
    vi.advanceTimersByTime(499);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('is smooth and leaves the height of the header and 20 pixels', () => {
    arrive({ section: 'services', delay: 0 });
    vi.runAllTimers();
    expect(scrollTo).toHaveBeenCalledWith({ top: 1300 - 80 - 20, behavior: 'smooth' });
  });

  it('leaves 100 pixels where there is no header', () => {
    header = null;
    arrive({ section: 'services', delay: 0 });
    vi.runAllTimers();
    expect(scrollTo).toHaveBeenCalledWith({ top: 1300 - 100, behavior: 'smooth' });
  });

  it('jumps where less motion is preferred', () => {
    calm = true;
    arrive({ section: 'services', delay: 0 });
    vi.runAllTimers();
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
  });

  it('only logs a section that is not there', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    arrive({ section: 'nowhere', delay: 0 });
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledWith('No section "nowhere" on /');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is left to the browser on Back and Forward', () => {
    arrive({ section: 'services', delay: 0 }, 'POP');
    vi.runAllTimers();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
