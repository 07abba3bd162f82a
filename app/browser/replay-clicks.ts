/**
 * Holds back clicks and form submissions that only React can handle until the page is hydrated, then repeats each of them once.
 * React never sees the original event: during hydration it might handle it, and the same click would count twice.
 */
import { closestTo } from '#app/lib/closest-to.ts';
import { findAgain } from '#app/lib/same-control.ts';

/** Buttons that neither the browser nor a script in the page handles. */
const unansweredButton =
  'button[type="button"]:not([popovertarget], [data-set-theme], [data-print], [data-keep], [data-fold], [data-hide-notices])';
/** Links that React turns into something better; if the scripts failed to load, they are followed as usual. */
const unansweredLink = ':root:not([data-plain]) a[data-replay]';
const unanswered = `${unansweredButton}, ${unansweredLink}`;

/** Holds clicks and submissions until the `hydrated` event; `onPress` is called at each and returns whether hydration is under way. */
export function replayClicks(onPress: () => boolean) {
  const pressed = new Set<HTMLElement>();
  const sent = new Set<HTMLFormElement>();
  const again = findAgain('button, a, form');
  // Without an `action`, the browser would reload the page with the visitor's input in its address.
  const stay = (event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    // React must not see it; app/browser/early-card.ts does, as it listens here too or, once loaded, finds `data-sent`.
    event.stopPropagation();
    form.dataset.sent = '';
    sent.add(form);
    onPress();
  };
  const hold = (event: MouseEvent) => {
    const button = closestTo(event, unanswered);
    // A link that is to open in a new tab is left to the browser.
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey || (button.closest('year-show') && customElements.get('year-show')))
      return;
    if (!onPress()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, true);
  addEventListener('submit', stay, true);
  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', stay, true);
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      again(button)?.click();
    }
    // Safari 15 has no `requestSubmit`.
    for (const form of sent) again(form)?.querySelector<HTMLElement>('[type="submit"]')?.click();
  };
  addEventListener('hydrated', release, { once: true });
}
