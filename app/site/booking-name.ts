import type { Bilingual } from './language.ts';

/** The button of the header and of the first page that leads to a request: the practice's own label. */
export const bookingName = { en: 'Schedule Appointment', es: 'Pida una cita' } as const satisfies Bilingual;

/** What the site calls it everywhere else: the visitor asks, and the office calls back to set the time. */
export const requestName = { en: 'Request an appointment', es: 'Pida una cita' } as const satisfies Bilingual;
