import type { Localized } from '#app/content/localized.ts';
import type { Location } from '#app/content/schema/location.ts';

/** An office in the language of the page. */
export type ShownOffice = Localized<Location>;
