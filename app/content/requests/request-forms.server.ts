import { join } from 'node:path';
import { cancelRequest, insurancePlans, intakeFields, locations, physicians, visitRequest } from '#app/content/content.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { seenPatients } from '#app/content/physicians/seen-patients.ts';
import { timesAtOffices, visitTimesField } from '#app/content/practice/visit-times.ts';
import { ContentError, locate } from '#app/content/yaml-file.server.ts';
import { type RequestForm, requestForms } from '#app/requests/content.ts';
import type { AskedWhen, BilingualForm, FormField, FormOption, FormSection } from '#app/requests/form-definition.ts';
import { type Bilingual, defineWords, type Language, wordsIn } from '#app/site/language.ts';
import type { OwnField, VisitRequest } from './intake.schema.ts';

const fileOf = {
  appointment: 'visit-request.yaml',
  registration: 'intake.yaml',
  cancellation: 'cancel-request.yaml',
} as const satisfies Record<RequestForm, string>;
const recordOf = { appointment: visitRequest, registration: intakeFields, cancellation: cancelRequest } as const;

/**
 * Reads a form as the visitor fills it in and the office reads it, in both languages (`localized` gives one): the questions of its file,
 * those shared with others, and options from other records. Throws ContentError for a question that is in no file or in two places, or
 * depends on a missing one.
 */
export function requestForm(form: RequestForm, root = contentRoot): BilingualForm {
  const record = recordOf[form](root);
  const own = ownFields(root);
  const sections = record.sections.flatMap((section, place) =>
    section.step === undefined ? [] : [{ step: section.step, section: formSection(section, place, own, join(root, fileOf[form]), root) }],
  );
  const steps = record.steps.map((step) => ({
    ...step,
    sections: sections.filter((one) => one.step === step.id).map(({ section }) => section),
  }));
  const definition = { form, steps, combinations: timesAtOffices(physicians(root)) };
  const faults = formFaults(definition, record, join(root, fileOf[form]));
  if (faults.length > 0) throw new ContentError(faults);
  return definition;
}

/** Reads every question by its id. Throws ContentError for an id that two questions have. */
function ownFields(root: string): Map<string, OwnField> {
  const all = requestForms.flatMap((form) =>
    recordOf[form](root).sections.flatMap(({ fields }, section) =>
      fields.flatMap((field, place) =>
        'same' in field ? [] : [{ field, path: ['sections', section, 'fields', place], file: fileOf[form] }],
      ),
    ),
  );
  const byId = new Map<string, OwnField>();
  const faults = all.flatMap(({ field, path, file }) => {
    const taken = byId.has(field.id);
    byId.set(field.id, field);
    const where = locate(join(root, file), [...path, 'id']);
    return taken ? [`${where}: expected an id that no other question of the forms has, found "${field.id}"`] : [];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return byId;
}

type SectionRecord = VisitRequest['sections'][number];

function formSection(
  section: SectionRecord,
  place: number,
  own: Map<string, OwnField>,
  file: string,
  root: string,
): FormSection<Bilingual> {
  const { id, title, note, when, fields } = section;
  const asked = fields.flatMap((field, at) => {
    const found = 'same' in field ? own.get(field.same) : field;
    if (!found) {
      const where = locate(file, ['sections', place, 'fields', at, 'same']);
      throw new ContentError([`${where}: expected the id of a question in ${Object.values(fileOf).join(', ')}`]);
    }
    return found.only === 'paper' ? [] : [formField(found, root)];
  });
  return { id, title, ...(note && { note }), ...(when && { when }), fields: asked };
}

function formField({ only, width, paperLabel, options = [], optionsFrom, ...field }: OwnField, root: string): FormField<Bilingual> {
  const all = [...(optionsFrom ? recordOptions[optionsFrom](root) : []), ...options];
  const exist = field.id === visitTimesField ? withTimes(all, root) : all;
  return { ...field, ...(all.length > 0 && { options: exist }) };
}

function withTimes(options: readonly FormOption<Bilingual>[], root: string): FormOption<Bilingual>[] {
  const { rows } = timesAtOffices(physicians(root));
  return options.filter(({ id }) => rows.some((row) => row.includes(id)));
}

const words = defineWords({
  speaks: { en: (languages: string) => `speaks ${languages}`, es: (languages: string) => `habla ${languages}` },
  interpreter: { en: 'interpreter free of charge', es: 'intérprete gratis' },
});

/** Says whom a doctor sees and in which languages: "Sees adults only · speaks English, interpreter free of charge". */
function whomAndHow(fromAge: number, spoken: readonly Language[], language: Language): string {
  const w = wordsIn(words, language);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language).format(spoken.map((one) => names.of(one) ?? one));
  const speaks = w.speaks(list);
  // Otherwise readers of Spanish might skip this doctor, whose visits are open to them.
  return `${seenPatients(fromAge, language)} · ${spoken.includes('es') ? speaks : `${speaks}, ${w.interpreter}`}`;
}

const recordOptions: Record<NonNullable<OwnField['optionsFrom']>, (root: string) => FormOption<Bilingual>[]> = {
  offices: (root) => locations(root).map(({ id, name }) => ({ id, label: name })),
  physicians: (root) =>
    physicians(root).map(({ id, name, title, seesFromAge, languagesSpoken }) => ({
      id,
      label: { en: `${title.en} ${name}`, es: `${title.es} ${name}` },
      fromAge: seesFromAge,
      note: { en: whomAndHow(seesFromAge, languagesSpoken, 'en'), es: whomAndHow(seesFromAge, languagesSpoken, 'es') },
    })),
  'insurance-plans': (root) =>
    insurancePlans(root).groups.flatMap(({ title, plans }) =>
      plans.map(({ id, name }) => ({ id, label: { en: name, es: name }, group: title })),
    ),
};

/** Reports sections in an unlisted step, and questions that depend on one that the form does not ask. */
function formFaults(definition: BilingualForm, { sections, steps }: VisitRequest, file: string): string[] {
  const ids = definition.steps.flatMap((step) => step.sections.flatMap(({ fields }) => fields));
  const isAnswerable = (when: AskedWhen) =>
    'unless' in when
      ? ids.some(({ id, kind }) => id === when.unless && kind === 'acknowledge')
      : ids.some(({ id, options }) => id === when.field && options?.some((option) => option.id === when.is));
  return sections.flatMap((section, place) => {
    const conditions = [section, ...section.fields].flatMap((one) => ('when' in one && one.when && section.step ? [one.when] : []));
    return [
      ...(section.step === undefined || steps.some(({ id }) => id === section.step)
        ? []
        : [`${locate(file, ['sections', place, 'step'])}: expected the id of one of the steps, found "${section.step}"`]),
      ...conditions
        .filter((when) => !isAnswerable(when))
        .map((when) => {
          const found = 'unless' in when ? `unless: ${when.unless}` : `${when.field}: ${when.is}`;
          return `${locate(file, ['sections', place])}: expected a question of this form with that answer, found "${found}"`;
        }),
    ];
  });
}
