/**
 * How soon a sign needs care, most urgent first: the one list for articles, the after-hours page and the emergency page. The levels' names
 * are in app/parts/care-levels. A sign that fits two levels has the more urgent one; a physician approves the level of each sign.
 */
export const careLevels = ['911', 'er', 'today', 'soon', 'visit'] as const;
export type CareLevel = (typeof careLevels)[number];

/** Levels whose texts may not say to go or call 911 now: such a sign belongs to a level above. */
export const waitingLevels = ['today', 'soon', 'visit'] as const satisfies readonly CareLevel[];

/** Whether levels are in order, each once. */
export function inCareOrder(levels: readonly string[]): boolean {
  const places = levels.map((level) => (careLevels as readonly string[]).indexOf(level));
  return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? -1)));
}
