/** Pages of one kind, or of several that share a style. */
export interface StyleGroup {
  readonly kinds: readonly string[];
  readonly pages: number;
  /** The classes and elements that its pages can have. */
  readonly names: ReadonlySet<string>;
}

/** How many classes and elements the pages of both would carry for nothing if they shared one style. */
function carriedForNothing(one: StyleGroup, other: StyleGroup): number {
  const together = one.names.union(other.names).size;
  return (together - one.names.size) * one.pages + (together - other.names.size) * other.pages;
}

const joined = (one: StyleGroup, other: StyleGroup): StyleGroup => ({
  kinds: [...one.kinds, ...other.kinds],
  pages: one.pages + other.pages,
  names: one.names.union(other.names),
});

/** Joins the groups that lose least by it until `most` are left. */
export function styleGroups(kinds: readonly StyleGroup[], most: number): StyleGroup[] {
  let groups = [...kinds];
  while (groups.length > most) {
    const pairs = groups.flatMap((one, place) =>
      groups.slice(place + 1).map((other) => ({ one, other, cost: carriedForNothing(one, other) })),
    );
    const cheapest = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
    groups = [...groups.filter((group) => group !== cheapest.one && group !== cheapest.other), joined(cheapest.one, cheapest.other)];
  }
  return groups;
}
