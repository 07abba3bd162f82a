import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { movingSvg } from '#art/drawn/moving.js';
import { pictureSizes } from '#art/drawn.ts';
import type { MovingPicture } from './shown-picture.ts';
import { words } from './words.ts';

/** Milliseconds from one end to the other: slow enough to follow. */
const duration = 6000;
const steps = 100;

function followTheme(changed: () => void) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  dark.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', changed);
  };
}

const themeInForce = (): 'light' | 'dark' => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Draws the picture at one moment, a play button and a slider; the slider alone for visitors who prefer reduced motion. */
export default function Moving({ drawing, type, name, label, stages }: MovingPicture) {
  const w = useWords(words);
  const slider = useId();
  const theme = useSyncExternalStore(followTheme, themeInForce, () => 'light' as const);
  const [calm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [moved, setMoved] = useState(0);
  const [playing, setPlaying] = useState(!calm);
  const from = useRef(0);
  const first = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to its replacement.
  useEffect(() => first.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true }), []);
  const { width, height } = pictureSizes[type];
  useEffect(() => {
    if (!playing) return;
    const started = performance.now() - from.current * duration;
    let frame = requestAnimationFrame(function draw(now) {
      const next = Math.min(1, Math.max(0, (now - started) / duration));
      setMoved(next);
      if (next < 1) frame = requestAnimationFrame(draw);
      else setPlaying(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  const stage = stages[Math.round(moved * (stages.length - 1))] ?? '';
  const play = () => {
    from.current = moved < 1 ? moved : 0;
    setPlaying(!playing);
  };
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={name}
        className="block h-auto w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is this project's own drawing, without words or input.
        dangerouslySetInnerHTML={{ __html: movingSvg(drawing, moved, theme) }}
      />
      <div ref={first} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!calm && (
          <button type="button" className="btn btn-secondary text-base" onClick={play}>
            <Icon name={playing ? 'pause' : 'play'} />
            {playing ? w.pause : w.play}
          </button>
        )}
        <div className="grid min-w-48 flex-1 gap-1">
          <label htmlFor={slider} className="text-base">
            {label}
          </label>
          <input
            id={slider}
            type="range"
            min={0}
            max={steps}
            value={Math.round(moved * steps)}
            aria-valuetext={stage}
            className="h-11 w-full accent-[var(--color-oak)]"
            onChange={({ currentTarget }) => {
              setPlaying(false);
              setMoved(Number(currentTarget.value) / steps);
            }}
          />
        </div>
        <p className="m-0 min-h-6 w-full font-semibold" aria-hidden="true">
          {stage}
        </p>
      </div>
    </>
  );
}
