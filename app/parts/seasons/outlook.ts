/** A plant's state in a month of its year. */
export interface Outlook {
  /** 0 none, 1 low, 2 moderate, 3 high. */
  readonly now: number;
  /** The month, 1 to 12, in which the plant next begins or, while it is in the air, is in the air last; undefined if it never changes. */
  readonly changes: number | undefined;
}

/**
 * Returns how much of a plant is in the air in a month and when that changes: "none now, starts in December".
 * @param levels twelve levels from 0 to 3, January to December.
 * @param month 1 to 12.
 */
export function outlook(levels: readonly number[], month: number): Outlook {
  const levelIn = (ahead: number) => levels[(month - 1 + ahead) % 12] ?? 0;
  const now = levelIn(0);
  const ahead = Array.from({ length: 11 }, (_, place) => place + 1).find((step) => levelIn(step) > 0 !== now > 0);
  if (ahead === undefined) return { now, changes: undefined };
  const steps = now > 0 ? ahead - 1 : ahead;
  return { now, changes: ((month - 1 + steps) % 12) + 1 };
}
