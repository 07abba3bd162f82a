import type { Quest } from '#app/content/kids/kids.schema.ts';
import { fieldsOfText } from '#app/lib/fields-of-text.ts';

/** Which boxes of which quests are checked. Kept in the visitor's browser and nowhere else. */
export const dayCount = 7;

/** How many boxes a quest has: as many as days in a week, or as steps of its own. */
export function boxCount({ boxes, steps }: { readonly boxes: Quest['boxes']; readonly steps: readonly unknown[] }): number {
  return boxes === 'steps' ? steps.length : dayCount;
}

/** Boxes are 0 to 6 at most, each once, in order. */
export type Progress = Readonly<Record<string, readonly number[]>>;

const isDay = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < dayCount;

/** What a stored text says; nothing where it is damaged or from another program. */
export function parseProgress(text: string | null): Progress {
  const entries = Object.entries(fieldsOfText(text)).flatMap(([quest, days]) => {
    const kept = Array.isArray(days) ? [...new Set(days.filter(isDay))].sort((one, other) => one - other) : [];
    return kept.length > 0 ? [[quest, kept] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Checks a day that was not, and the other way round. */
export function toggleDay(progress: Progress, quest: string, day: number): Progress {
  const before = progress[quest] ?? [];
  const after = before.includes(day) ? before.filter((one) => one !== day) : [...before, day].sort((one, other) => one - other);
  return { ...progress, [quest]: after };
}

/** The checked boxes that the quest still has: a stored one may be from a time when it had more. */
export function boxesDone(progress: Progress, quest: string, boxes: number): readonly number[] {
  return (progress[quest] ?? []).filter((box) => box < boxes);
}

export function isWon(progress: Progress, quest: string, boxes: number): boolean {
  return boxesDone(progress, quest, boxes).length === boxes;
}
