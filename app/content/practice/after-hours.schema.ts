import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { careByLevel } from '#app/content/articles/care-level.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import { cardKinds } from '#app/content/emergency/emergency.schema.ts';
import { guideChoices } from '#app/content/emergency/guide-choices.ts';
import { fixed, label } from '#app/content/text/label.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, draftMark, id, pageId, unique } from '#app/content/text/text.schema.ts';

const situation = z.strictObject({
  id,
  title: bilingual.meta(label('Title', 'Título')),
  lead: bilingual.meta(label('First sentence', 'Primera frase')),
  /** The emergency card with the steps at level 911. */
  card: z.enum(cardKinds).optional().meta(fixed),
  care: careByLevel.meta(label('Symptoms, and how soon they need care', 'Síntomas y qué tan pronto se atienden')),
  /** What to do at home until then. */
  home: z.array(bilingual).min(1).meta(label('What to do at home until then', 'En casa hasta entonces')),
  link: z
    .strictObject({ to: pageId.meta(fixed), text: bilingual.meta(label('Text', 'Texto')) })
    .optional()
    .meta(label('Link', 'Enlace')),
  /** Ids of the lists' sources. */
  from: z.array(id).min(1).meta(fixed),
});

/** What to do about a problem while both offices are closed. */
export const afterHoursSchema = z.strictObject({
  review: reviewSchema.meta(fixed),
  confirm: confirmList,
  alarm: bilingual.meta(label('Emergency notice at the top', 'Alarma al principio')),
  /** The guide's choices, in its order, and the problems that each opens. */
  guide: z
    .strictObject({
      title: bilingual.meta(label('The guide’s question', 'Pregunta de la guía')),
      choices: z
        .array(
          z.strictObject({
            id: z.enum(guideChoices).meta(fixed),
            title: bilingual.meta(label('Choice', 'Opción')),
            of: z.array(id).min(1).meta(fixed),
          }),
        )
        .length(guideChoices.length)
        .refine((all) => all.every((one, place) => one.id === guideChoices[place]), 'expected the choices in their order')
        .meta(label('Choices', 'Opciones')),
    })
    .meta(label('The assistant’s guide', 'Guía del asistente')),
  situations: z
    .array(situation)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each situation')
    .meta(label('Problems', 'Problemas')),
  avoid: z
    .strictObject({
      title: bilingual.meta(label('Title', 'Título')),
      items: z.array(bilingual).min(1).meta(label('List', 'Lista')),
      from: z.array(id).meta(fixed),
    })
    .meta(label('What to avoid', 'Qué evitar')),
  answering: z
    .strictObject({
      draft: draftMark,
      title: bilingual.meta(label('Title', 'Título')),
      text: z.array(bilingual).min(1).meta(label('Paragraphs', 'Párrafos')),
    })
    .meta(label('Who answers at night', 'Quién contesta de noche')),
  sources: sourceList.meta(fixed),
});
export type AfterHours = z.infer<typeof afterHoursSchema>;

/** The page in one language. */
export type ShownAfterHours = Localized<AfterHours>;
