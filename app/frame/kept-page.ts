/**
 * Keeps a copy of the page as served. If React fails, it removes everything from the document: an emergency page would be blank. The copy
 * is then restored, without React, and works as it does without scripts.
 */
export interface KeptPage {
  /** Whether the visitor is still at the address of the copy. */
  isHere(): boolean;
  /** Replaces the document's contents by the copy permanently: this page is not hydrated again. */
  putBack(): void;
}

/** Copies the chosen options, which copied elements lose. */
function copyChoices(from: ParentNode, to: ParentNode) {
  const chosen = [...from.querySelectorAll('select')];
  for (const [place, select] of to.querySelectorAll('select').entries()) select.value = chosen[place]?.value ?? '';
}

function takeAttributesOf(copy: Element, root: Element) {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of copy.attributes) root.setAttribute(name, value);
}

/** Reopens copied dialogs, which are open but not in front. */
function openDialogsAgain() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}

/** Opens and closes `details` in the copy with the visitor's: an emergency must not close under their finger. */
function followOpened(from: ParentNode, to: ParentNode) {
  const copies = [...to.querySelectorAll('details')];
  const copyOf = new Map<EventTarget | null, HTMLDetailsElement | undefined>();
  for (const [place, part] of from.querySelectorAll('details').entries()) copyOf.set(part, copies[place]);
  const follow = ({ target }: Event) => {
    const copied = copyOf.get(target);
    if (copied) copied.open = (target as HTMLDetailsElement).open;
  };
  // `toggle` never bubbles.
  addEventListener('toggle', follow, true);
}

/** Stops forms without an `action`, which React handles: the browser would put their contents into the page's address. */
const holdForm = (event: SubmitEvent) =>
  event.target instanceof HTMLFormElement && !event.target.hasAttribute('action') && event.preventDefault();

/** Copies the page with the visitor's input. */
export function keepPage(): KeptPage {
  const { pathname } = location;
  const root = document.documentElement;
  // In a separate document, where no picture is fetched and no custom element starts.
  const copy = document.implementation.createHTMLDocument('').importNode(root, true);
  copyChoices(root, copy);
  followOpened(root, copy);
  // No observer watches the copies (app/lib/reveal-sections.ts).
  for (const section of copy.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) section.dataset.reveal = 'shown';
  // Presses that wait for React, which will never run.
  for (const pressed of copy.querySelectorAll('[aria-busy="true"]')) pressed.removeAttribute('aria-busy');
  return {
    isHere: () => location.pathname === pathname,
    putBack() {
      takeAttributesOf(copy, root);
      // app/browser/hydrate-on-intent.ts and the styles (`plain`) read it.
      root.dataset.plain = 'failed';
      root.replaceChildren(...copy.childNodes);
      if (!root.isConnected) document.append(root);
      openDialogsAgain();
      addEventListener('submit', holdForm, true);
    },
  };
}
