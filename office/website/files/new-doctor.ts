/** Fills in what no form asks about a doctor: id and address from the name, and a drawing where there is no photo. */
import { ofDoctor } from '#app/content/physicians/of-doctor.ts';
import { physicianRecordSchema } from '#app/content/physicians/physician.schema.ts';
import { isObject, partOf } from '../fields/form-value.ts';
import { addressText, freeId } from '../fields/ids.ts';
import type { DoctorRow } from './doctor-rows.ts';
import { records } from './records.ts';

/** The value of a new doctor's form: the required list has one item. */
export const blankDoctor = { specialties: [{}] };

const plants = [
  ['juniper', { en: 'mountain cedar', es: 'cedro de montaña' }],
  ['ragweed', { en: 'ragweed', es: 'ambrosía' }],
  ['oak', { en: 'live oak', es: 'encino' }],
] as const;

/** Removes what follows a comma: "Ana Soto, M.D.". */
const bareName = (name: string) => name.replace(/,.*$/s, '').trim();

/** Whether a doctor's name can become an address: each word needs Latin letters. */
export function hasAddress(name: string): boolean {
  const parts = bareName(name)
    .split(/\s+/)
    .filter((part) => /\p{L}/u.test(part));
  return parts.length > 0 && parts.every(addressText);
}

/** Returns a row for a doctor of this name. No two doctors share an id or an address, and no other record has the id. */
export function rowFor(typed: string, rows: readonly DoctorRow[]): DoctorRow {
  const name = bareName(typed);
  const surname = name.split(/\s+/).at(-1);
  return {
    id: freeId({ name: { en: surname } }, [...rows, ...records]),
    slug: freeId(
      { name: { en: name } },
      rows.map(({ slug }) => ({ id: slug })),
    ),
  };
}

/** Returns the doctor's value with the parts that no form asks for, in the order of the schema. */
export function wholeDoctor(value: unknown, row: DoctorRow, rows: readonly DoctorRow[]): unknown {
  if (!isObject(value)) return value;
  const all: Readonly<Record<string, unknown>> = { legacyNames: [], portrait: drawing(value, rows.length), ...defined(value), ...row };
  return Object.fromEntries(Object.keys(physicianRecordSchema.shape).flatMap((name) => (name in all ? [[name, all[name]]] : [])));
}

const defined = (value: object) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

/** Returns a drawing; the plants take turns. */
function drawing({ name, title }: Readonly<Record<string, unknown>>, turn: number): unknown {
  const [grain, plant] = plants[turn % plants.length] ?? plants[0];
  const called = (language: 'en' | 'es') => `${partOf(title, language) ?? ''} ${name ?? ''}`;
  const initials = initialsOf(String(name ?? ''));
  return {
    kind: 'monogram',
    initials,
    grain,
    alt: {
      en: `A drawn herbarium sheet instead of a photograph of ${called('en')}: ${plant.en}, its pollen grain and the initials ${initials}`,
      es: `Una hoja de herbario dibujada en lugar de una foto ${ofDoctor(called('es'))}: ${plant.es}, su grano de polen y las iniciales ${initials}`,
    },
  };
}

/** Returns the initials of the first and the last name; of a single name its first two letters. */
function initialsOf(name: string): string {
  const parts = addressText(bareName(name)).toUpperCase().split('-').filter(Boolean);
  const [first = '', last = parts[0]?.slice(1)] = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return `${first.charAt(0)}${last?.charAt(0) ?? ''}`;
}
