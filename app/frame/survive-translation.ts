/**
 * Browsers' in-page translation wraps and moves text nodes that React believes it owns; React then throws
 * when it removes one and the page goes blank (facebook/react issue 11538). A node that has already moved
 * needs no removing, and one put before a moved node goes to the end instead.
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
