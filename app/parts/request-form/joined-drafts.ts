import { markedIn, type Typed, type TypedValue } from './typed-value.ts';

const isSame = (one: TypedValue, other: TypedValue) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two tabs have written, field by field: of a field that only one of them changed, what it wrote; of one that both changed, ours.
 * @param before what both tabs began with
 * @param several ids of the questions with several marks, of which each mark counts by itself
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
