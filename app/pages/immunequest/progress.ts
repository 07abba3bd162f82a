import type { Quest } from '#app/content/kids/kids.schema.ts';
import { fieldsOfText } from '#app/lib/fields-of-text.ts';

/** Days in a week, one box for each. */
export const dayCount = 7;

/** Returns how many boxes a quest has: one per step, or per day of a week. */
export function boxCount({ boxes, steps }: { readonly boxes: Quest['boxes']; readonly steps: readonly unknown[] }): number {
  return boxes === 'steps' ? steps.length : dayCount;
}

/** Each quest's checked boxes, 0 to 6, once each, in order; stored only in the visitor's browser. */
export type Progress = Readonly<Record<string, readonly number[]>>;

const isDay = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < dayCount;

/** Reads stored progress; drops what is invalid. */
export function parseProgress(text: string | null): Progress {
  const entries = Object.entries(fieldsOfText(text)).flatMap(([quest, days]) => {
    const kept = Array.isArray(days) ? [...new Set(days.filter(isDay))].sort((one, other) => one - other) : [];
    return kept.length > 0 ? [[quest, kept] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Checks a day, or unchecks it. */
export function toggleDay(progress: Progress, quest: string, day: number): Progress {
  const before = progress[quest] ?? [];
  const after = before.includes(day) ? before.filter((one) => one !== day) : [...before, day].sort((one, other) => one - other);
  return { ...progress, [quest]: after };
}

/** Returns the checked boxes that the quest still has; it may have had more. */
export function boxesDone(progress: Progress, quest: string, boxes: number): readonly number[] {
  return (progress[quest] ?? []).filter((box) => box < boxes);
}

export function isWon(progress: Progress, quest: string, boxes: number): boolean {
  return boxesDone(progress, quest, boxes).length === boxes;
}
