/**
 * Keeps React's updates right on a page that the browser has translated. The translator replaces text nodes, which React keeps using, by
 * `font` elements: React's new text would be invisible, removed text would stay, and the page could go blank (facebook/react issue 11538).
 * Before React changes a text, the texts translated with it as one sentence are put back.
 */
export function surviveTranslation() {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const replacements = new WeakMap<Node, Node>();
  const originals = new WeakMap<Node, Node>();

  function note(records: readonly MutationRecord[]) {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React removes a text beside a translated one too, whose `font` already has its text.
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT' && !originals.has(node));
      const text = [...removedNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (!font || !text) continue;
      replacements.set(text, font);
      originals.set(font, text);
    }
  }
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  function putBackTexts(parent: Node) {
    note(observer.takeRecords());
    for (const child of [...parent.childNodes]) {
      const text = originals.get(child);
      if (text) parent.replaceChild(text, child);
    }
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBackTexts(this);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) putBackTexts(this);
    const place = before && before.parentNode !== this ? null : before;
    return insertBefore.call(this, node, place) as T;
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string) {
      note(observer.takeRecords());
      const parent = replacements.get(this)?.parentNode;
      if (parent) putBackTexts(parent);
      nodeValue?.set?.call(this, value);
    },
  });
}
