import { type Language, languages } from '#app/site/language.ts';
import { visitsEverything } from './addresses.ts';

/**
 * The languages in which a behaviour is tried. Its code is the same in both: `npm test` takes Spanish, whose texts are
 * longer, and both where the words themselves do the work: every kind of page before axe, search, requests as they arrive,
 * handouts on paper; `VISITS=full` takes both everywhere.
 */
export const triedLanguages: readonly Language[] = visitsEverything ? languages : ['es'];
