import { z } from 'zod';
import { bilingual, id, language, text, unique } from '#app/content/text/text.schema.ts';

/** Some agencies and societies still answer without https. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'expected an address that begins with https:// or http://' });

/** A source of a page's statements. */
export const listedSource = z.strictObject({
  id,
  title: text,
  publisher: text,
  url: webUrl,
  /** The date of publication as the publisher gives it: a day, a month or a year. */
  date: text.optional(),
  /** The language of its title and publisher's name. */
  language: language.default('en'),
  /** A remark for readers: that the source is a copy, in the other language, or the maker's own. */
  note: bilingual.optional(),
});
export type ListedSource = z.infer<typeof listedSource>;

/** The sources of one record, each with a different id. */
export const sourceList = z
  .array(listedSource)
  .min(1)
  .refine((all) => unique(all, (one) => one.id), 'expected a different id for each source');
