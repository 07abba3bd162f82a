/**
 * How soon a sign needs care, the most urgent first: the one list of levels and their one order, for articles, the
 * page for after hours and the emergency page. Their names are in app/parts/care-levels. A sign that fits two levels
 * stands at the more urgent one; which sign stands where is the physician's to sign.
 */
export const careLevels = ['911', 'er', 'today', 'soon', 'visit'] as const;
export type CareLevel = (typeof careLevels)[number];

/** Levels at which nobody may read that they should go or call 911 now: such a sign stands at a level above. */
export const waitingLevels = ['today', 'soon', 'visit'] as const satisfies readonly CareLevel[];

/** Whether levels stand in their order, each once. */
export function inCareOrder(levels: readonly string[]): boolean {
  const places = levels.map((level) => (careLevels as readonly string[]).indexOf(level));
  return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? -1)));
}
