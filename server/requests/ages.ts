const hour = 3_600_000;
const day = 24 * hour;

/** When what happens to a request that the office does not confirm, in milliseconds; since it was received unless noted. */
export const ages = {
  /** It is counted by /healthz, and the practice gets a mail. */
  overdue: 12 * hour,
  /** The practice is warned that it will be erased. */
  warned: 30 * day,
  /** It is erased, provided that the warning was at least `warnedFor` ago. */
  erased: 60 * day,
  warnedFor: 30 * day,
  /** Since it was confirmed or erased: until then a copy sent again is recognized and not taken for a new request. */
  forgotten: 180 * day,
} as const;
