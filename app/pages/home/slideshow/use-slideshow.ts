import { useEffect, useState } from 'react';

/** Milliseconds a picture stays. */
const slideInterval = 8000;

/** Whether the page is in front; a slideshow nobody sees stands still. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}

function usePrefersStill(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setStill(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return still;
}

/**
 * Which of `count` pictures shows, going round by itself. It stands still when the visitor pauses it, while
 * the focus is inside, in a hidden tab, and where less motion is preferred.
 */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useVisible();
  const still = usePrefersStill();
  const running = !paused && !focused && visible && !still;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture gets its whole time, so a new one starts a new timer.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((shown) => (shown + 1) % count), slideInterval);
    return () => clearTimeout(timer);
  }, [running, current, count]);

  return {
    current,
    show: setCurrent,
    /** Whether the pictures are set to change: what the pause button tells and toggles. */
    playing: !paused && !still,
    toggle: () => setPaused((was) => !was),
    focusEvents: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  };
}
