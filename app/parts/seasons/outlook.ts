/** Where a plant stands in its year. */
export interface Outlook {
  /** 0 none, 1 low, 2 moderate, 3 high. */
  readonly now: number;
  /** The month, 1 to 12, in which it next begins when it is not in the air, or in which it is last in the air when it is; undefined where it never changes. */
  readonly changes: number | undefined;
}

/**
 * What is in the air of a plant in a month and when that changes: "none now, starts in December".
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
