import type { Bilingual } from '#app/site/language.ts';

/** Precedes what to do about a sign of level "today" while both offices are closed. */
export const afterHoursLabel: Bilingual = { en: 'After hours:', es: 'Fuera de horario:' };
