import type { Bilingual } from './language.ts';

/** The practice's own label for the request buttons of the header and the first page. */
export const bookingName = { en: 'Schedule Appointment', es: 'Pida una cita' } as const satisfies Bilingual;

/** The label everywhere else: the visitor asks, and the office calls back to set the time. */
export const requestName = { en: 'Request an appointment', es: 'Pida una cita' } as const satisfies Bilingual;
