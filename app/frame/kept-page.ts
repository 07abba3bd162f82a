/**
 * Keeps a copy of the page as it came. Where React fails, it takes everything out of the document: an emergency page would be blank.
 * The copy is then put back, without React, and works as it does where no script runs.
 */
export interface KeptPage {
  /** Whether the visitor is still at the address of the copy. */
  isHere(): boolean;
  /** Puts the copy in the place of whatever the document holds, for good: this page is not hydrated again. */
  putBack(): void;
}

/** What copies of elements do not take along: which option is chosen. */
function copyChoices(from: ParentNode, to: ParentNode) {
  const chosen = [...from.querySelectorAll('select')];
  for (const [place, select] of to.querySelectorAll('select').entries()) select.value = chosen[place]?.value ?? '';
}

function takeAttributesOf(copy: Element, root: Element) {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of copy.attributes) root.setAttribute(name, value);
}

/** A copied dialog is open, but no longer in front of the page. */
function openDialogsAgain() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}

/** What the visitor opens or closes meanwhile is so in the copy too: an emergency must not close under their finger. */
function followOpened(from: ParentNode, to: ParentNode) {
  const copies = [...to.querySelectorAll('details')];
  const copyOf = new Map<EventTarget | null, HTMLDetailsElement | undefined>();
  for (const [place, part] of from.querySelectorAll('details').entries()) copyOf.set(part, copies[place]);
  const follow = ({ target }: Event) => {
    const copied = copyOf.get(target);
    if (copied) copied.open = (target as HTMLDetailsElement).open;
  };
  // It does not bubble.
  addEventListener('toggle', follow, true);
}

/** A form without an address is answered by React alone; the browser would put what it holds into the address of the page. */
const holdForm = (event: SubmitEvent) =>
  event.target instanceof HTMLFormElement && !event.target.hasAttribute('action') && event.preventDefault();

/** Copies the page, with what the visitor has filled in. */
export function keepPage(): KeptPage {
  const { pathname } = location;
  const root = document.documentElement;
  // In a document of its own, where no picture is fetched and no element of ours begins.
  const copy = document.implementation.createHTMLDocument('').importNode(root, true);
  copyChoices(root, copy);
  followOpened(root, copy);
  // Nobody watches the copied sections (app/lib/reveal-sections.ts).
  for (const section of copy.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) section.dataset.reveal = 'shown';
  // A press that waits for React, which will never come.
  for (const pressed of copy.querySelectorAll('[aria-busy="true"]')) pressed.removeAttribute('aria-busy');
  return {
    isHere: () => location.pathname === pathname,
    putBack() {
      takeAttributesOf(copy, root);
      // app/browser/hydrate-on-intent.ts and the styles (`plain`) go by it.
      root.dataset.plain = 'failed';
      root.replaceChildren(...copy.childNodes);
      if (!root.isConnected) document.append(root);
      openDialogsAgain();
      addEventListener('submit', holdForm, true);
    },
  };
}
