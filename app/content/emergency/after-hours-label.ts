import type { Bilingual } from '#app/site/language.ts';

/** Stands before what to do with a sign of the level "today" while both offices are closed. */
export const afterHoursLabel: Bilingual = { en: 'After hours:', es: 'Fuera de horario:' };
