import type { Location } from '#app/content/practice/location.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';

/** An office in the language of the page, as all pages receive it. */
export type ShownOffice = Localized<Omit<Location, 'arriving'>>;
