/**
 * A press on a button that only React answers is kept until React has woken, then done once. React never sees the
 * press itself: as it takes the page over it would answer what it could catch, and the same press would count twice.
 */

/** Buttons that neither the browser nor a script in the page answers. */
const unanswered =
  'button[type="button"]:not([popovertarget], [commandfor], [data-set-theme], [data-print], [data-keep], [data-hide-notices])';

/** Enter in a form that leads nowhere would load the page anew, and what was filled in would be gone. */
function stay(event: SubmitEvent) {
  if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action')) event.preventDefault();
}

/** Keeps presses from now until the page says that it is awake; `onPress` is told of each. */
export function holdClicks(onPress: () => void) {
  const pressed = new Set<HTMLButtonElement>();
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(unanswered) : null;
    if (!button) return;
    event.stopImmediatePropagation();
    pressed.add(button);
    button.ariaBusy = 'true';
    onPress();
  };
  addEventListener('click', hold, true);
  addEventListener('submit', stay);
  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', stay);
    for (const button of pressed) {
      button.ariaBusy = null;
      button.click();
    }
  };
  addEventListener('awake', release, { once: true });
}
