/** What stands in the fields, as it was typed, by the id of the question; a date has three: see datePart. */
export type Typed = Readonly<Record<string, string | readonly string[] | true>>;
export type TypedValue = Typed[string] | undefined;

/** The text typed into a field; empty when nothing is. */
export function textIn(typed: Typed, id: string): string {
  const value = typed[id];
  return typeof value === 'string' ? value : '';
}

/** The options marked. */
export function markedIn(typed: Typed, id: string): readonly string[] {
  const value = typed[id];
  return typeof value === 'object' ? value : [];
}
