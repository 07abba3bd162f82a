/** The content of the fields as typed, by the id of the question; a date has three, see datePart. */
export type Typed = Readonly<Record<string, string | readonly string[] | true>>;
export type TypedValue = Typed[string] | undefined;

/** Returns the text typed into a field; empty when nothing is. */
export function textIn(typed: Typed, id: string): string {
  const value = typed[id];
  return typeof value === 'string' ? value : '';
}

export function markedIn(typed: Typed, id: string): readonly string[] {
  const value = typed[id];
  return typeof value === 'object' ? value : [];
}
