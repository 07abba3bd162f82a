/**
 * Keeps React from failing on a page that the browser has translated. The translation moves text nodes that React believes it owns; when
 * React removes one, it throws and the page goes blank (facebook/react issue 11538). From now on, removing a node that has moved does
 * nothing, and inserting before a node that has moved appends instead.
 */
export function surviveTranslation() {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? null : before;
    return insertBefore.call(this, node, place) as T;
  };
}
