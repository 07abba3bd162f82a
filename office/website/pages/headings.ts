import type { EditableRecord } from '../files/records.ts';

/** The headings of the first page, in order, with the records under each apart from doctors and prose. */
export const headings = [
  {
    id: 'offices',
    name: { en: 'Offices and days closed', es: 'Consultorios y días de cierre' },
    records: ['offices', 'closures', 'insurance', 'practice'],
  },
  { id: 'people', name: { en: 'People', es: 'Las personas' }, records: ['staff'] },
  {
    id: 'home',
    name: { en: 'Home page', es: 'Página de inicio' },
    records: ['home-doors', 'home-first-visit', 'home-services', 'resources', 'slides'],
  },
  { id: 'pages', name: { en: 'Other pages', es: 'Otras páginas' }, records: [] },
  {
    id: 'medicines',
    name: { en: 'Medicines and recipes', es: 'Medicinas y recetas' },
    records: ['shot-questions', 'medicines', 'baked-milk', 'baked-egg', 'baked-challenge'],
  },
  { id: 'emergencies', name: { en: 'Emergencies', es: 'Emergencias' }, records: ['emergency', 'after-hours', 'situations'] },
  { id: 'articles', name: { en: 'Articles', es: 'Artículos' }, records: [] },
] as const;

/** Returns a record's heading; "Other pages" if no heading lists it. */
export function headingOf({ id, doctor, group }: EditableRecord): (typeof headings)[number]['id'] {
  if (doctor) return 'people';
  if (group) return 'articles';
  return headings.find(({ records }) => (records as readonly string[]).includes(id))?.id ?? 'pages';
}
