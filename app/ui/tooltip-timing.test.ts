import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDelay, createTooltipGroup, createTooltipTiming, openDelay, skipDelay } from './tooltip-timing.ts';

function tooltip(group = createTooltipGroup()) {
  const open = vi.fn();
  const close = vi.fn();
  return { timing: createTooltipTiming(group, { open, close }), open, close };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('does not open when the pointer only passes', () => {
    const { timing, open } = tooltip();
    timing.enter();
    vi.advanceTimersByTime(300);
    timing.leave();
    vi.advanceTimersByTime(5000);
    expect(open).not.toHaveBeenCalled();
  });

  it('stays while either the pointer or the focus holds it', () => {
    const { timing, close } = tooltip();
    timing.focus();
    timing.enter();
    timing.leave();
    vi.advanceTimersByTime(5000);
    expect(close).not.toHaveBeenCalled();
    timing.enter();
    timing.blur();
    vi.advanceTimersByTime(5000);
    expect(close).not.toHaveBeenCalled();
  });

  it('once dismissed, stays away until it is hovered anew', () => {
    const { timing, open, close } = tooltip();
    timing.enter();
    vi.advanceTimersByTime(openDelay);
    timing.dismiss();
    expect(close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    timing.leave();
    timing.enter();
    vi.advanceTimersByTime(openDelay);
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('the next tooltip', () => {
  function twoTooltips() {
    const group = createTooltipGroup();
    const first = tooltip(group);
    first.timing.enter();
    vi.advanceTimersByTime(openDelay);
    first.timing.leave();
    return { first, next: tooltip(group) };
  }

  it('opens at once when another closed less than 300 ms ago', () => {
    const { next } = twoTooltips();
    vi.advanceTimersByTime(closeDelay + skipDelay - 1);
    next.timing.enter();
    expect(next.open).toHaveBeenCalledOnce();
  });
});
