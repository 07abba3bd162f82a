type Control = HTMLElement & { readonly name?: string; readonly type?: string };

/** Names a control by what redrawing the page does not change; ids may change. */
function nameOf(control: Control): string {
  const value = control.matches('[type="checkbox"], [type="radio"]') ? control.getAttribute('value') : '';
  return [control.name, control.type, value, control.textContent].join();
}

/**
 * Remembers the page's controls. React redraws the page if an extension has inserted something before hydration; the returned function then
 * finds, for one of these controls, the new one at its place among those of its name.
 */
export function findAgain<T extends HTMLElement>(selector: string): (control: T) => T | undefined {
  const list = () => [...document.querySelectorAll<T>(selector)];
  const before = list();
  return (control) => {
    if (control.isConnected) return control;
    const isAlike = (other: T) => nameOf(other) === nameOf(control);
    return list().filter(isAlike)[before.filter(isAlike).indexOf(control)];
  };
}
