type Control = HTMLElement & { readonly name?: string; readonly type?: string };

/** What stays the same about a control when the page is drawn anew; ids are not. */
function nameOf(control: Control): string {
  const value = control.matches('[type="checkbox"], [type="radio"]') ? control.getAttribute('value') : '';
  return [control.name, control.type, value, control.textContent].join();
}

/**
 * Remembers the controls of the page. React draws the page anew where an extension has put something into it before hydration; the function
 * returned then gives, for one of these controls, the one that stands at its place among those of its name.
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
