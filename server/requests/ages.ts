const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds until things happen to a request that the office doesn't archive; since its receipt unless noted. */
export const ages = {
  /** /healthz counts it, and the practice gets an email. */
  overdue: 12 * hour,
  /** The practice is warned that it will be deleted. */
  warned: 30 * day,
  /** It's deleted, provided that the warning was at least `warnedFor` ago. */
  erased: 60 * day,
  warnedFor: 30 * day,
  /** Since it was archived or deleted: until then a copy sent again isn't taken for a new request. */
  forgotten: 180 * day,
} as const;
