import { z } from 'zod';
import { conditionGroups } from '#app/content/articles/condition-groups.ts';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, iconName, id, pageId } from '#app/content/text/text.schema.ts';

const homeService = z.strictObject({
  id,
  icon: iconName.meta(fixed),
  title: bilingual.meta(label('Title', 'Título')),
  text: bilingual.meta(label('Text', 'Texto')),
  to: pageId.meta(fixed),
  /** Further pages that the card names: a card about four treatments links to each of them. */
  also: z
    .array(z.strictObject({ to: pageId.meta(fixed), text: bilingual.meta(label('Text', 'Texto')) }))
    .optional()
    .meta(label('Links under the card', 'Enlaces abajo')),
});
export type HomeService = z.infer<typeof homeService>;

export const homeServicesSchema = z.strictObject({
  cards: z.array(homeService).length(6, 'expected six cards').meta(label('Cards', 'Tarjetas')),
});

const door = z.strictObject({
  group: z.enum(conditionGroups, 'expected a group of conditions that has a picture (art/doors)').meta(fixed),
  title: bilingual.meta(label('Title', 'Título')),
  text: bilingual.meta(label('Text', 'Texto')),
});
export type HomeDoor = z.infer<typeof door>;

/** Reasons to come to the practice, as links on the home page. */
export const homeDoorsSchema = z.strictObject({ doors: z.array(door).length(6, 'expected six doors').meta(label('Choices', 'Puertas')) });

/** The pictures of the first visit (art/first-visit). */
export const firstVisitSteps = ['arrive', 'drops', 'wait', 'plan'] as const;

const firstVisitStep = z.strictObject({
  id: z.enum(firstVisitSteps).meta(fixed),
  /** The section of content/first-visit.yaml that says more. */
  section: id,
  title: bilingual.meta(label('Title', 'Título')),
  text: bilingual.meta(label('Text', 'Texto')),
});
export type FirstVisitStep = z.infer<typeof firstVisitStep>;

/** The first visit in four pictures, on the home page and at the top of its own. */
export const homeFirstVisitSchema = z.strictObject({
  steps: z.array(firstVisitStep).length(4, 'expected four steps').meta(label('Steps', 'Pasos')),
});

const link = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('page'), to: pageId }),
    /** Outside the site; the address is in practice.yaml. */
    z.strictObject({ kind: z.literal('external'), to: z.enum(['portal', 'pollenCount']) }),
  ],
  { error: 'expected kind: page or external' },
);

const resource = z.strictObject({
  id,
  icon: iconName.meta(fixed),
  title: bilingual.meta(label('Title', 'Título')),
  text: bilingual.meta(label('Text', 'Texto')),
  link: link.meta(fixed),
  /** A page that explains what the card leads to. */
  about: z
    .strictObject({ to: pageId.meta(fixed), text: bilingual.meta(label('Text', 'Texto')) })
    .optional()
    .meta(label('Link under the card', 'Enlace abajo')),
});
export type Resource = z.infer<typeof resource>;

/** The patient resource cards of the home page. */
export const resourcesSchema = z.strictObject({
  cards: z.array(resource).length(9, 'expected nine cards').meta(label('Cards', 'Tarjetas')),
});
