import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createTooltipGroup, createTooltipTiming } from './tooltip-timing.ts';

interface TooltipProps {
  /** A few words more than the control shows; read out after its name. */
  readonly text: string;
  /** One control that takes the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

const group = createTooltipGroup();

/** Pixels kept free between control and text, and to the edges of the window. */
const gap = 8;

/** Places it below the control, or above for lack of room, in browsers without anchor positioning. */
function place(tip: HTMLElement, control: Element) {
  if (CSS.supports('position-area', 'bottom')) return;
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const rightmost = innerWidth - tip.offsetWidth - gap;
  const below = bottom + gap;
  const fits = below + tip.offsetHeight <= innerHeight;
  tip.style.left = `${Math.max(gap, Math.min(left + width / 2 - tip.offsetWidth / 2, rightmost))}px`;
  tip.style.top = `${fits ? below : top - gap - tip.offsetHeight}px`;
}

/**
 * A short explanation of a control, after a moment of hovering or at once on keyboard focus. Esc or using the control hides it; the pointer
 * may move onto it. Without scripts, screen readers still read it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [timing] = useState(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') timing.dismiss();
    }
    const timing = createTooltipTiming(group, {
      open() {
        const control = wrapper.current?.firstElementChild;
        if (!(control instanceof HTMLElement) || !tip.current) return;
        // Older browsers have it once the library loads (app/browser/provide-popovers.ts).
        tip.current.showPopover?.({ source: control });
        place(tip.current, control);
        document.addEventListener('keydown', onKey);
      },
      close() {
        document.removeEventListener('keydown', onKey);
        tip.current?.hidePopover?.();
      },
    });
    return timing;
  });
  useEffect(() => {
    // React gets only the leave event of a pointer that came before hydration.
    const pointed = performance.getEntriesByType('mark').at(-1);
    if (pointed?.name === 'pointerover' && wrapper.current?.firstElementChild?.matches(':hover'))
      timing.enter(performance.now() - pointed.startTime);
    return timing.dismiss;
  }, [timing]);

  function onFocus(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) timing.focus();
  }
  function onPointer(event: PointerEvent, action: () => void) {
    if (event.pointerType === 'mouse') action();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside.
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={(event) => onPointer(event, timing.enter)}
      onPointerLeave={(event) => onPointer(event, timing.leave)}
      onPointerDown={timing.dismiss}
      onFocus={onFocus}
      onBlur={timing.blur}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto m-0 max-w-72 rounded-[10px] border border-night-quiet bg-night px-3 py-1.5 text-base leading-snug font-normal text-night-ink shadow-card [position-area:bottom] [position-try-fallbacks:flip-block] supports-[position-area:bottom]:my-2"
      >
        {text}
      </span>
    </span>
  );
}
