import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal } from './reveal.tsx';

interface Place {
  readonly dataset: { reveal?: string };
  getBoundingClientRect(): { top: number };
}

const drawn = vi.hoisted(() => ({ place: undefined as unknown }));
vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useRef: () => ({ current: drawn.place }),
  useEffect: (run: () => void) => run(),
}));

type Told = (entries: { isIntersecting: boolean }[]) => void;
let tell: Told | undefined;
let options: IntersectionObserverInit | undefined;
let calm = false;
const disconnect = vi.fn();

beforeEach(() => {
  [tell, options, calm] = [undefined, undefined, false];
  disconnect.mockReset();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      observe = () => undefined;
      constructor(told: Told, given: IntersectionObserverInit) {
        [tell, options] = [told, given];
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A section with its top so many pixels below the top of the window. */
function sectionAt(top: number): Place {
  const place: Place = { dataset: {}, getBoundingClientRect: () => ({ top }) };
  drawn.place = place;
  Reveal({ children: 'words' });
  return place;
}

describe('a section that rises', () => {
  it('waits below the window and shows when a tenth of it is above the lowest fifth', () => {
    const place = sectionAt(900);
    expect(place.dataset.reveal).toBe('waiting');
    expect(options).toEqual({ threshold: 0.1, rootMargin: '0px 0px -20% 0px' });
    tell?.([{ isIntersecting: false }]);
    expect(place.dataset.reveal).toBe('waiting');
    tell?.([{ isIntersecting: true }]);
    expect(place.dataset.reveal).toBe('shown');
  });

  it('does so once', () => {
    sectionAt(900);
    tell?.([{ isIntersecting: true }]);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is left alone where it is in sight already', () => {
    expect(sectionAt(700).dataset.reveal).toBeUndefined();
    expect(options).toBeUndefined();
  });

  it('is left alone where less motion is preferred', () => {
    calm = true;
    expect(sectionAt(900).dataset.reveal).toBeUndefined();
  });
});
