import type { Bilingual } from './language.ts';

/** What the site calls the act of booking, on every button and link that leads to it. */
export const bookingName = { en: 'Schedule Appointment', es: 'Haga una cita' } as const satisfies Bilingual;
