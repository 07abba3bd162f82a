// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeaveWarning } from './use-leave-warning.ts';

function Form() {
  useLeaveWarning(true, false);
  return null;
}

/** Returns whether the browser would warn before leaving. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('leaving a form that has been begun', () => {
  const root = createRoot(document.createElement('div'));
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    act(() => root.render(<Form />));
  });
  afterEach(() => {
    act(() => root.render(null));
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(['tel:911', 'tel:+12105550142', 'sms:741741', 'mailto:office@example.com'])(
    'asks nothing for %s, and still for what comes later',
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      link.innerHTML = '<span>Call</span>';
      link.addEventListener('click', (event) => event.preventDefault());
      document.body.replaceChildren(link);
      expect(asks()).toBe(true);
      link.querySelector('span')?.click();
      expect(asks()).toBe(false);
      vi.advanceTimersByTime(1001);
      expect(asks()).toBe(true);
    },
  );
});
