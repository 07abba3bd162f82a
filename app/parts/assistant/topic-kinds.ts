import type { Topic } from './answer.ts';

/** Topics about one of our offices. */
export const topicsOfPlace: readonly Topic[] = ['hours', 'shots', 'phone', 'fax', 'address', 'parking', 'bus'];
/** Topics whose answer depends on the day. */
export const topicsOfDay: readonly Topic[] = ['hours', 'shots', 'doctors'];
/** Topics about when an office is open. */
export const topicsOfHours: readonly Topic[] = ['hours', 'shots'];
