/** Lists the records that the desk edits: a fixed table, so that no form names a file. Labels are in the schemas. */
import { z } from 'zod';
import { emergencySchema } from '#app/content/emergency/emergency.schema.ts';
import { situationsSchema } from '#app/content/emergency/situation.schema.ts';
import { insuranceSchema } from '#app/content/insurance/insurance.schema.ts';
import { medicationsSchema } from '#app/content/medicines/medication.schema.ts';
import { shotQuestionsSchema } from '#app/content/medicines/shot-questions.schema.ts';
import { homeDoorsSchema, homeFirstVisitSchema, homeServicesSchema, resourcesSchema } from '#app/content/pages/card.schema.ts';
import { informationSchema } from '#app/content/pages/information.schema.ts';
import { pageNamesSchema } from '#app/content/pages/page-name.schema.ts';
import { slidesSchema } from '#app/content/photographs/slide.schema.ts';
import { physicianRecordSchema } from '#app/content/physicians/physician.schema.ts';
import { afterHoursSchema } from '#app/content/practice/after-hours.schema.ts';
import { closuresSchema } from '#app/content/practice/closure.schema.ts';
import { locationsSchema } from '#app/content/practice/location.schema.ts';
import { practiceSchema } from '#app/content/practice/practice.schema.ts';
import { staffSchema } from '#app/content/practice/staff.schema.ts';
import { bakedChallengeSchema, recipeSchema } from '#app/content/recipes/recipe.schema.ts';
import { seasonsSchema } from '#app/content/seasons/season.schema.ts';
import type { Bilingual } from '#app/site/language.ts';
import { type Field, type FieldOf, fieldOf, type NamedField } from '../fields/field.ts';
import { type DoctorRow, doctorRows, rowsFile } from './doctor-rows.ts';
import { type ProseGroup, proseRows } from './prose-rows.ts';

export interface EditableRecord {
  readonly id: string;
  /** The path below content/. */
  readonly file: string;
  /** The Spanish file, where the record is prose; prose is named by its title. */
  readonly spanish?: string;
  /** The row of the first page that leads to the record. */
  readonly group?: ProseGroup;
  readonly schema: z.ZodType;
  readonly name: Bilingual;
  /** Other words that find the record in a search. */
  readonly about: Bilingual;
  readonly field: Field;
  /** The list whose items have a page each; the record contains little else. */
  readonly list?: FieldOf<'list'> & NamedField;
  /** Set where the record is a doctor, who has a row in content/physicians.json as well. */
  readonly doctor?: 'old' | 'new';
}

export interface ChangedRecord {
  readonly record: EditableRecord;
  /** The file's text as it was last published; `text` is the current one. */
  readonly published: string;
  readonly text: string;
}

function record(id: string, file: string, schema: z.ZodType, name: Bilingual, about: Bilingual, listed?: string): EditableRecord {
  const field = fieldOf(schema);
  const list = field.kind === 'group' ? field.fields.find((below) => below.name === listed) : undefined;
  return { id, file, schema, name, about, field, ...(list?.kind === 'list' && { list }) };
}

const aboutDoctor = {
  en: 'doctor, bio, schedule, photo, letter, publications, reviews',
  es: 'médico, texto, horario, fotografía, carta, publicaciones, reseñas',
};

export function doctorRecord({ id, slug }: DoctorRow): EditableRecord {
  const name = `Dr. ${slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')}`;
  return { ...record(id, `physicians/${id}.yaml`, physicianRecordSchema, { en: name, es: name }, aboutDoctor), doctor: 'old' };
}

/** The form of a doctor who has no record yet. */
export const newDoctor: EditableRecord = {
  ...record('new-doctor', 'physicians/new.yaml', physicianRecordSchema, { en: 'A new doctor', es: 'Un médico nuevo' }, aboutDoctor),
  doctor: 'new',
};

/** Returns a record of one file, named like the record unless `file` is given, with its name and search words in English and Spanish. */
function page(
  id: string,
  schema: z.ZodType,
  [en, es]: readonly [string, string],
  [words, palabras]: readonly [string, string],
  { listed, file = id }: { readonly listed?: string; readonly file?: string } = {},
) {
  return record(id, `${file}.yaml`, schema, { en, es }, { en: words, es: palabras }, listed);
}

/** The records that the desk can change, without the doctors, in the order of the page that lists them. */
export const records: readonly EditableRecord[] = [
  page(
    'offices',
    locationsSchema,
    ['Offices', 'Consultorios'],
    [
      'weekly hours, shot hours, phones, fax, address, parking, bus',
      'horario, horario de inyecciones, teléfonos, fax, dirección, estacionamiento, autobús',
    ],
    { file: 'locations', listed: 'locations' },
  ),
  page(
    'closures',
    closuresSchema,
    ['Days closed', 'Días de cierre'],
    ['holiday, closed, shorter hours', 'día festivo, cerrado, horario corto'],
    { listed: 'closures' },
  ),
  page(
    'practice',
    practiceSchema,
    ['The practice', 'El consultorio'],
    [
      'name, links, portal, social media, how soon we answer, video, after-hours phone',
      'nombre, enlaces, portal, redes sociales, en cuánto contestamos, video, el número que contesta de noche',
    ],
  ),
  page('staff', staffSchema, ['The staff', 'El personal'], ['quotes, team, photos', 'frases, equipo, fotografías']),
  page(
    'insurance',
    insuranceSchema,
    ['Insurance plans', 'Seguros médicos'],
    ['plan, Medicaid, Medicare, copay', 'plan, Medicaid, Medicare, copago'],
    { file: 'insurance-plans' },
  ),
  page(
    'shot-questions',
    shotQuestionsSchema,
    ['Questions before a shot', 'Preguntas antes de una inyección'],
    ['allergy shots, wait, symptoms to report', 'inyecciones, espera, síntomas que avisar'],
  ),
  page(
    'medicines',
    medicationsSchema,
    ['Medicines before a skin test', 'Medicinas antes de una prueba de piel'],
    ['brand names, days to stop', 'marcas, días sin ella'],
    { file: 'medications/medications', listed: 'medications' },
  ),
  page('baked-milk', recipeSchema, ['Baked milk recipe', 'Receta con leche horneada'], ['muffin', 'panquecito'], {
    file: 'recipes/baked-milk',
  }),
  page('baked-egg', recipeSchema, ['Baked egg recipe', 'Receta con huevo horneado'], ['muffin', 'panquecito'], {
    file: 'recipes/baked-egg',
  }),
  page(
    'baked-challenge',
    bakedChallengeSchema,
    ['The baked challenge', 'La prueba con alimento horneado'],
    ['how to prepare, what to bring, when to postpone', 'cómo prepararse, qué traer, cuándo posponerla'],
    { file: 'recipes/challenge' },
  ),
  page('seasons', seasonsSchema, ['San Antonio’s air', 'El aire de San Antonio'], ['seasons, pollen, months', 'temporadas, polen, meses']),
  page('home-doors', homeDoorsSchema, ['Home: what brings you here', 'Inicio: qué lo trae por aquí'], ['conditions, cards', 'puertas']),
  page('home-first-visit', homeFirstVisitSchema, ['Home: the first visit', 'Inicio: la primera cita'], ['four steps', 'cuatro pasos']),
  page('home-services', homeServicesSchema, ['Home: our services', 'Inicio: nuestros servicios'], ['cards', 'tarjetas']),
  page('resources', resourcesSchema, ['Home: for patients', 'Inicio: para pacientes'], ['cards, links', 'tarjetas, enlaces']),
  page(
    'slides',
    slidesSchema,
    ['Home: the slides', 'Inicio: las diapositivas'],
    ['photo, caption, season', 'fotografía, pie de imagen, temporada'],
    { listed: 'slides' },
  ),
  page('pages', pageNamesSchema(), ['Page names', 'Nombres de las páginas'], ['title, menu, search engines', 'título, menú, buscadores']),
  page('first-visit', informationSchema, ['The first visit', 'La primera cita'], ['what to bring, how long', 'qué traer, cuánto dura']),
  page('new-patient', informationSchema, ['New patients', 'Pacientes nuevos'], ['forms, registration', 'formularios, registro']),
  page('appointment', informationSchema, ['Requesting a visit', 'Pedir una cita'], ['request, appointment', 'solicitud, cita']),
  page('change-or-cancel', informationSchema, ['Changing a visit', 'Cambiar una cita'], ['cancel', 'cancelar']),
  page('how-do-i', informationSchema, ['Refills, records and other requests', 'Resurtidos, expediente y más'], ['links', 'enlaces']),
  page('portal', informationSchema, ['The patient portal', 'El portal de pacientes'], ['messages, results', 'mensajes, resultados']),
  page(
    'emergency',
    emergencySchema,
    ['Emergencies: cards and steps', 'Emergencias: tarjetas y pasos'],
    ['911, epinephrine', '911, epinefrina'],
  ),
  page('after-hours', afterHoursSchema, ['When we’re closed', 'Cuando estamos cerrados'], ['night, weekend', 'noche, fin de semana']),
  page(
    'situations',
    situationsSchema,
    ['Symptoms and how soon they need care', 'Síntomas y qué tan pronto se atienden'],
    ['sentences used on several pages', 'frases de todas las páginas'],
    { listed: 'situations' },
  ),
  ...proseRows.map(({ spanish, group, id, file, schema, name }) => ({ ...record(id, file, schema, name, group.name), spanish, group })),
];

/** The list of doctors, which has no form: it changes when a doctor is added or removed. */
export const doctorsList = record('doctors', rowsFile.file, z.unknown(), { en: 'The doctors', es: 'Los médicos' }, aboutDoctor);

/** Returns the table with a project's doctors after offices and days closed. */
export function recordsIn(project: string): readonly EditableRecord[] {
  return records.toSpliced(2, 0, ...doctorRows(project).map(doctorRecord));
}

/** Returns the record whose id is in an address. */
export function recordOf(project: string, id: string | undefined): EditableRecord | undefined {
  return id === newDoctor.id ? newDoctor : recordsIn(project).find((one) => one.id === id);
}
