import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';

export type Ladders = ShownAfterHours['situations'];

/** Returns the ladders of the after-hours page, which the guide opens. */
export const ladders = (language: Language): Ladders => localized(afterHours(), language).situations;
