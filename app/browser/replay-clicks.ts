import { closestTo } from '#app/ui/closest-to.ts';

/**
 * A press on a button, or a link, that only React answers, and Enter in a form that only React answers, are kept until the page is hydrated,
 * then done once. React never sees the press itself: while it hydrates it would answer what it could catch, and the same
 * press would count twice.
 */

/** Buttons that neither the browser nor a script in the page answers. */
const unansweredButton =
  'button[type="button"]:not([popovertarget], [data-set-theme], [data-print], [data-keep], [data-fold], [data-hide-notices])';
/** Links of which React makes something better; where the scripts do not come, they are followed. */
const unansweredLink = ':root:not([data-plain]) a[data-replay]';
const unanswered = `${unansweredButton}, ${unansweredLink}`;

/** Keeps presses from now until the page says that it is hydrated; `onPress` is called at each, and says whether React will come. */
export function replayClicks(onPress: () => boolean) {
  const pressed = new Set<HTMLElement>();
  const sent = new Set<HTMLFormElement>();
  // A form without an address of its own would load the page anew with what was written in its address.
  const stay = (event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sent.add(form);
    onPress();
  };
  const hold = (event: MouseEvent) => {
    const button = closestTo(event, unanswered);
    // A link that is to open in a tab of its own is left to the browser.
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey || (button.closest('year-show') && customElements.get('year-show')))
      return;
    if (!onPress()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
    button.ariaBusy = 'true';
  };
  addEventListener('click', hold, true);
  addEventListener('submit', stay, true);
  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', stay, true);
    for (const button of pressed) {
      button.ariaBusy = null;
      button.click();
    }
    for (const form of sent) form.requestSubmit();
  };
  addEventListener('hydrated', release, { once: true });
}
