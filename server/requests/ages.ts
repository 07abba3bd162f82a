const hour = 3_600_000;
const day = 24 * hour;

/** What happens to a request that the office does not confirm, and when: milliseconds since it was received. */
export const ages = {
  /** Counted by /healthz and mailed. */
  overdue: 12 * hour,
  /** The practice is warned that it will be erased. */
  warned: 30 * day,
  /** Erased, if it was warned of so long ago. */
  erased: 60 * day,
  warnedFor: 30 * day,
  /** Since it ended: until then a copy sent again is known and not taken for a new request. */
  forgotten: 180 * day,
} as const;
