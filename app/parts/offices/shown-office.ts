import type { Location } from '#app/content/practice/location.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';

/** An office in the language of the page. */
export type ShownOffice = Localized<Location>;
