/** Which days of which quests are checked. Kept in the visitor's browser and nowhere else. */
export const dayCount = 7;

/** Days are 0 to 6, each once, in order. */
export type Progress = Readonly<Record<string, readonly number[]>>;

const isDay = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < dayCount;

/** What a stored text says; nothing where it is damaged or from another program. */
export function parseProgress(text: string | null): Progress {
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    const entries = Object.entries(stored).flatMap(([quest, days]) => {
      const kept = Array.isArray(days) ? [...new Set(days.filter(isDay))].toSorted((one, other) => one - other) : [];
      return kept.length > 0 ? [[quest, kept] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Checks a day that was not, and the other way round. */
export function toggleDay(progress: Progress, quest: string, day: number): Progress {
  const before = progress[quest] ?? [];
  const after = before.includes(day) ? before.filter((one) => one !== day) : [...before, day].toSorted((one, other) => one - other);
  return { ...progress, [quest]: after };
}

export function daysDone(progress: Progress, quest: string): number {
  return progress[quest]?.length ?? 0;
}

export function isWon(progress: Progress, quest: string): boolean {
  return daysDone(progress, quest) === dayCount;
}
