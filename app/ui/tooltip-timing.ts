/** Milliseconds of rest on a control before its tooltip opens; at once when another just closed. */
export const openDelay = 700;
export const skipDelay = 300;
/** Milliseconds it stays after the pointer left, so that the pointer can move onto the text. */
export const closeDelay = 150;

/** State that a page's tooltips share: one opens at a time, and the next one sooner. */
export interface TooltipGroup {
  hideShown?: () => void;
  lastClosed: number;
}

export function createTooltipGroup(): TooltipGroup {
  return { lastClosed: Number.NEGATIVE_INFINITY };
}

interface TooltipActions {
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes one tooltip. It stays as long as its control is hovered or focused, unless dismissed. */
export function createTooltipTiming(group: TooltipGroup, { open, close }: TooltipActions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let hovered = false;
  let focused = false;

  function show() {
    clearTimeout(timer);
    if (isOpen) return;
    group.hideShown?.();
    group.hideShown = hide;
    isOpen = true;
    open();
  }

  function hide() {
    clearTimeout(timer);
    if (!isOpen) return;
    isOpen = false;
    group.hideShown = undefined;
    group.lastClosed = performance.now();
    close();
  }

  const othersJustShown = () => group.hideShown !== undefined || performance.now() - group.lastClosed < skipDelay;

  return {
    /** The pointer is on the control, for `rested` milliseconds so far. */
    enter(rested = 0) {
      hovered = true;
      clearTimeout(timer);
      if (isOpen) return;
      if (othersJustShown()) show();
      else timer = setTimeout(show, openDelay - rested);
    },
    leave() {
      hovered = false;
      clearTimeout(timer);
      if (!focused) timer = setTimeout(hide, closeDelay);
    },
    focus() {
      focused = true;
      show();
    },
    blur() {
      focused = false;
      if (!hovered) hide();
    },
    /** Esc, or the control was used: hidden until hovered or focused again. */
    dismiss: hide,
  };
}
