import { markedIn, type Typed, type TypedValue } from './typed-value.ts';

const isSame = (one: TypedValue, other: TypedValue) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Joins what two tabs have written, field by field: a field that only one tab changed gets its answer, one that both changed gets ours.
 * @param before what both tabs began with
 * @param several ids of the questions with several marks, where each mark is joined separately
 */
export function joinedDrafts(theirs: Typed, ours: Typed, before: Typed, several: readonly string[]): Typed {
  function joined(id: string): TypedValue {
    if (isSame(ours[id], before[id])) return theirs[id];
    if (!several.includes(id)) return ours[id];
    const [mine, shared] = [markedIn(ours, id), markedIn(before, id)];
    const left = markedIn(theirs, id).filter((mark) => mine.includes(mark) || !shared.includes(mark));
    return [...left, ...mine.filter((mark) => !shared.includes(mark) && !left.includes(mark))];
  }
  const ids = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  const fields = ids.map((id) => [id, joined(id)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && (value === true || value.length > 0))) as Typed;
}
