import { practice } from '#app/content/content.server.ts';
import type { CallPromise } from './call-by.ts';

/** Returns by when the practice calls visitors who write to it. */
export function callPromise(): CallPromise {
  const { promiseHours, openHoursToCall } = practice();
  return { hours: promiseHours.max, openHoursNeeded: openHoursToCall };
}
