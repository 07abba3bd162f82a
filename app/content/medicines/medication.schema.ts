import { z } from 'zod';
import { listedSource } from '#app/content/articles/source.schema.ts';
import { fixed, label } from '#app/content/text/label.ts';
import { bilingual, confirmList, iconName, id, text, unique, waits } from '#app/content/text/text.schema.ts';

/** What a patient does with a medicine before an allergy skin test. */
const medicationActions = ['stop', 'ask', 'tell', 'keep'] as const;
export type MedicationAction = (typeof medicationActions)[number];

const names = z.array(text);

const medication = z
  .strictObject({
    id,
    generic: bilingual.meta(label('Generic name', 'Nombre de la medicina')),
    /** A type of product rather than one name on a label. */
    group: z.literal(true).optional().meta(label('Type of product, not a single medicine', 'Un tipo de producto, no una sola medicina')),
    /** Brand names in the United States. */
    brands: names.meta(label('Brand names', 'Marcas')),
    mexicanBrands: names.optional().meta(label('Brand names in Mexico', 'Marcas en México')),
    /** Members of a group of medicines shown on one line. */
    includes: z
      .strictObject({ en: names.min(1), es: names.min(1) })
      .optional()
      .meta(label('Includes', 'Incluye')),
    /** Searched, not shown: other names, names on a box. */
    also: names.optional().meta(label('Other names people type', 'Otros nombres que la gente escribe')),
    class: id.meta(label('Type of medicine', 'Clase', { of: 'medicineClasses' })),
    action: z.enum(medicationActions).meta(
      label('Before a skin test', 'Antes de una prueba de piel', {
        options: {
          stop: { en: 'Stop taking it', es: 'El paciente la deja' },
          ask: { en: 'Ask us and the doctor who prescribed it first', es: 'Solo con el médico que la recetó' },
          tell: { en: 'Keep taking it, but call us', es: 'Sigue, y el paciente nos llama' },
          keep: { en: 'Keep taking it', es: 'Sigue' },
        },
      }),
    ),
    /** Full days without it before the test (stop), or days for which it can change the test (ask). */
    days: z
      .int()
      .positive()
      .max(30)
      .nullable()
      .meta(
        label('Number of days', 'Número de días', {
          help: {
            en: 'For a medicine to stop: how many days before the test. For “Ask us…”: how many days it can affect the result. Leave it blank if there’s no set number.',
            es: 'Si el paciente la deja: cuántos días antes de la prueba. Si es “Solo con el médico…”: cuántos días puede cambiar el resultado. En blanco si no hay un número fijo.',
          },
        }),
      ),
    /** Continues, but sources disagree whether it affects the test: the patient tells us at the visit. */
    tellUs: z
      .literal(true)
      .optional()
      .meta(label('Keep taking it, but tell us at the visit', 'Sigue, pero el paciente nos avisa en la cita')),
    note: bilingual.optional().meta(label('Note', 'Nota')),
    /** The basis of the days, for the physician who approves the list: the published range and its sources. */
    basis: z
      .strictObject({
        range: text,
        from: z.array(text),
        /** No stored source says so: the physician checks these first. */
        generalKnowledge: z.literal(true).optional(),
      })
      .meta(fixed),
  })
  .refine(({ action, days }) => action !== 'stop' || days !== null, {
    path: ['days'],
    message: 'expected a number of days for a medicine to stop',
  })
  .refine(({ action, days }) => (action !== 'keep' && action !== 'tell') || days === null, {
    path: ['days'],
    message: 'expected null for a medicine that goes on',
  })
  .refine(({ action, tellUs }) => !tellUs || action === 'keep', {
    path: ['tellUs'],
    message: 'expected only for a medicine that goes on (keep)',
  })
  .refine(({ basis }) => basis.from.length > 0 || basis.generalKnowledge, {
    path: ['basis', 'from'],
    message: 'expected a source, or generalKnowledge: true',
  });
export type Medication = z.infer<typeof medication>;

export const medicationsSchema = z.strictObject({
  ...waits,
  confirm: confirmList,
  medications: z
    .array(medication)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each medicine')
    .meta(label('Medicines', 'Medicinas')),
});

export interface Medications extends Pick<z.infer<typeof medicationsSchema>, 'signed' | 'medications'> {
  readonly draft: boolean;
}

/** Names as heard and typed that no spelling rule covers, each with the name that is meant. */
export const heardNamesSchema = z.strictObject({
  names: z.array(z.strictObject({ name: text, heard: names.min(1) })).min(1),
});
export type HeardName = z.infer<typeof heardNamesSchema>['names'][number];

const medicationClass = z.strictObject({ id, name: bilingual });
export type MedicationClass = z.infer<typeof medicationClass>;

export const medicationClassesSchema = z.strictObject({
  classes: z
    .array(medicationClass)
    .min(1)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each class'),
});

const rule = z.strictObject({ id, icon: iconName, title: bilingual, text: bilingual });
export type MedicationRule = z.infer<typeof rule>;

export const medicationRulesSchema = z.strictObject({ ...waits, confirm: confirmList, rules: z.array(rule).min(1) });

const source = listedSource.extend({
  /** The name in `basis.from`: the publisher's abbreviation. */
  id: text,
  /** Named on the page; others are handouts of other practices. */
  shown: z.literal(true).optional(),
});
export type MedicationSource = z.infer<typeof source>;

export const medicationSourcesSchema = z.strictObject({ sources: z.array(source).min(1) });
