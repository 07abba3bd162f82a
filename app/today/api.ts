/**
 * The office's day. GET: `{version, entries}` for every page, empty on most days · PUT a DayChange with `Authorization: Bearer <token>`:
 * the same answer, 409 when another change came first · GET …/changes with the token: a DayRecord.
 */
export const todayPath = '/api/today';

/** Bytes of a change, and so of what pages are told. */
export const largestDay = 8 * 1024;
