import { closestTo } from '#app/ui/closest-to.ts';

/**
 * A press on a button that only React answers, and Enter in a form that only React answers, are kept until React has
 * woken, then done once. React never sees the press itself: as it takes the page over it would answer what it could
 * catch, and the same press would count twice.
 */

/** Buttons that neither the browser nor a script in the page answers. */
const unanswered = 'button[type="button"]:not([popovertarget], [data-set-theme], [data-print], [data-keep], [data-hide-notices])';

/** Keeps presses from now until the page says that it is awake; `onPress` is told of each. */
export function holdClicks(onPress: () => void) {
  const pressed = new Set<HTMLButtonElement>();
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
  const hold = (event: Event) => {
    const button = closestTo<HTMLButtonElement>(event, unanswered);
    if (!button || (button.closest('year-show') && customElements.get('year-show'))) return;
    event.stopImmediatePropagation();
    pressed.add(button);
    button.ariaBusy = 'true';
    onPress();
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
  addEventListener('awake', release, { once: true });
}
