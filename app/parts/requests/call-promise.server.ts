import { practice } from '#app/content/content.server.ts';
import type { CallPromise } from './call-by.ts';

/** By when the practice calls whoever writes to it. */
export function callPromise(): CallPromise {
  const { promiseHours, openHoursToCall } = practice();
  return { hours: promiseHours.max, openHoursNeeded: openHoursToCall };
}
