/**
 * The office's day. GET: `{version, entries}` for every page, empty on most days · PUT a DayChange with `Authorization: Bearer <token>`:
 * the same answer, 409 when another change came first · GET …/changes with the token: a DayRecord.
 */
export const todayPath = '/api/today';

/** The most bytes of a change, and so of GET's answer. */
export const largestDay = 8 * 1024;
