import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { boxesDone, dayCount, type Progress } from './progress.ts';

/** The path to the castle: four weeks, each a quest of seven days. */
export const weekCount = 4;
export const stoneCount = weekCount * dayCount;

export const ageGroups = ['young', 'school', 'older'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** What the family chose, stored in the visitor's browser. */
export interface PathPlan {
  /** The quests' ids, one per week; empty before any choice. */
  readonly quests: readonly string[];
  readonly age: AgeGroup;
  /** The day of the last step, as YYYY-MM-DD by the device's own calendar. */
  readonly last?: string | undefined;
}

export const emptyPlan: PathPlan = { quests: [], age: 'school' };

/** Reads a stored plan; invalid text or fields become those of the empty plan. */
export function parsePlan(text: string | null): PathPlan {
  const { quests, age, last } = fieldsOfText(text);
  return {
    quests: Array.isArray(quests) ? [...new Set(quests.filter((one) => typeof one === 'string'))].slice(0, weekCount) : [],
    age: ageGroups.find((one) => one === age) ?? emptyPlan.age,
    last: typeof last === 'string' && /^\d{4}-\d\d-\d\d$/.test(last) ? last : undefined,
  };
}

/**
 * Returns the four weeks' quests: those chosen, then those begun before the path existed, then the others in order.
 * @param ids of all quests with a box for each day of a week
 */
export function questsOnPath(plan: PathPlan, progress: Progress, ids: readonly string[]): readonly string[] {
  const chosen = plan.quests.filter((id) => ids.includes(id));
  const begun = ids.filter((id) => boxesDone(progress, id, dayCount).length > 0);
  return [...new Set([...chosen, ...begun, ...ids])].slice(0, weekCount);
}

/** Returns the path with another quest in a week, 0 to 3; if that quest had a week, the two swap. */
export function withQuest(path: readonly string[], week: number, quest: string): readonly string[] {
  const before = path[week];
  return path.map((one, place) => (place === week ? quest : one === quest && before !== undefined ? before : one));
}

/** A place on the path: its week, 0 to 3, and its day, 0 to 6. */
export interface Stone {
  readonly week: number;
  readonly day: number;
}

/** Returns the first unchecked stone; undefined at the castle. */
export function nextStone(path: readonly string[], progress: Progress): Stone | undefined {
  for (const [week, quest] of path.entries()) {
    const done = boxesDone(progress, quest, dayCount);
    for (let day = 0; day < dayCount; day++) if (!done.includes(day)) return { week, day };
  }
  return undefined;
}

/** The day by the device's calendar, YYYY-MM-DD. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
