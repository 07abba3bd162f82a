import type { PhysicianLeaf } from 'schema-dts';
import { locations } from '#app/content/content.server.ts';
import type { Physician } from '#app/content/physicians/physician.schema.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { postalAddress } from '#app/parts/offices/postal-address.server.ts';
import type { Language } from '#app/site/language.ts';
import { isPageId, pathOf } from '#app/site/paths.ts';

/** Describes a physician as structured data, at the record's office; without reviews and ratings. */
export function physicianSchema(record: Physician, language: Language): PhysicianLeaf {
  const office = locations().find(({ id }) => id === record.location);
  if (!office) throw new Error(`content/physicians/${record.id}.yaml: no office "${record.location}" in content/locations.yaml`);
  const pageId = `physician/${record.id}`;
  if (!isPageId(pageId)) throw new Error(`content/physicians/${record.id}.yaml: no page "${pageId}" in app/site/pages.ts`);
  return {
    '@type': 'Physician',
    '@id': `${absolute(pathOf(pageId, 'en'))}#physician`,
    name: `${record.name}, ${record.credentials}`,
    description: record.shortDescription[language],
    url: absolute(pathOf(pageId, language)),
    image: absolute(`/art/portraits/${record.id}-light-card-640.webp`),
    medicalSpecialty: record.specialties.map((specialty) => ({ '@type': 'MedicalSpecialty', name: specialty[language] })),
    knowsLanguage: record.languagesSpoken,
    address: postalAddress(office),
    telephone: office.phones.office,
  };
}
