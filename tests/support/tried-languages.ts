import { type Language, languages } from '#app/site/language.ts';
import { visitsEverything } from './addresses.ts';

/**
 * The languages in which a behavior is tried. Its code is the same in both: `npm test` takes Spanish, whose texts are
 * longer, and both languages where the words themselves matter: every kind of page before axe, search, requests as they arrive,
 * printed handouts; `VISITS=full` takes both everywhere.
 */
export const triedLanguages: readonly Language[] = visitsEverything ? languages : ['es'];
