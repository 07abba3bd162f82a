import { z } from 'zod';
import { bilingual, iconName, id, pageId } from '#app/content/text/text.schema.ts';

const homeService = z.strictObject({
  id,
  icon: iconName,
  title: bilingual,
  text: bilingual,
  to: pageId,
  /** Pages of what the card names besides: a card that speaks of four treatments leads to each of them. */
  also: z.array(z.strictObject({ to: pageId, text: bilingual })).optional(),
});
export type HomeService = z.infer<typeof homeService>;

/** The service cards of the home page. */
export const homeServicesSchema = z.strictObject({ cards: z.array(homeService).length(6, 'expected six cards') });

const link = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('page'), to: pageId }),
    /** Outside the site; the address is the one in practice.yaml. */
    z.strictObject({ kind: z.literal('external'), to: z.enum(['pollenCount']) }),
  ],
  { error: 'expected kind: page or external' },
);

const resource = z.strictObject({ id, icon: iconName, title: bilingual, text: bilingual, link });
export type Resource = z.infer<typeof resource>;

/** The patient resource cards of the home page. */
export const resourcesSchema = z.strictObject({ cards: z.array(resource).length(9, 'expected nine cards') });
