/** The days on which doctors see patients, Monday first as schedules are read. */
export const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Workday = (typeof workdays)[number];

export const weekdays = [...workdays, 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
