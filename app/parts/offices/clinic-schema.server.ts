import type { MedicalClinicLeaf } from 'schema-dts';
import { closures, locations, practice } from '#app/content/content.server.ts';
import type { Location } from '#app/content/practice/location.schema.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { openingHours, specialOpeningHours } from './opening-hours.server.ts';
import { postalAddress } from './postal-address.server.ts';

/** The practice's field of medicine; schema.org's own list has no word for it. */
const specialty = { en: 'Allergy and immunology', es: 'Alergia e inmunología' };

/** The name of the department: allergy shots have separate hours, so search engines see them as one. */
const shotRoom = { en: 'Allergy shots', es: 'Inyecciones para la alergia' };

/** Returns one office as a MedicalClinic: address, phones, hours and closures of its record, in wall-clock time of San Antonio. */
export function clinicSchema(office: Location, shownClosures: readonly ShownClosure[], language: Language): MedicalClinicLeaf {
  const { name: brand } = practice().brand;
  const id = `${absolute(pathOf('locations', 'en'))}#${office.id}`;
  return {
    '@type': 'MedicalClinic',
    '@id': id,
    name: `${brand}, ${office.name[language]}`,
    url: absolute(pathOf('locations', language)),
    address: postalAddress(office),
    telephone: office.phones.office,
    faxNumber: office.phones.fax,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'reception',
      telephone: office.phones.office,
      availableLanguage: [...languages],
    },
    medicalSpecialty: { '@type': 'MedicalSpecialty', name: specialty[language] },
    openingHoursSpecification: openingHours(office, 'clinic'),
    specialOpeningHoursSpecification: specialOpeningHours(office, 'clinic', shownClosures),
    department: {
      '@type': 'MedicalClinic',
      '@id': `${id}-shots`,
      name: shotRoom[language],
      address: postalAddress(office),
      telephone: office.phones.office,
      openingHoursSpecification: openingHours(office, 'shots'),
      specialOpeningHoursSpecification: specialOpeningHours(office, 'shots', shownClosures),
    },
    parentOrganization: { '@type': 'MedicalOrganization', name: brand, url: absolute(pathOf('home', language)) },
  };
}

/** Returns every office, for pages that show all of them (home, locations). */
export function clinicSchemas(language: Language): MedicalClinicLeaf[] {
  const shownClosures = localized(closures(), language);
  return locations().map((office) => clinicSchema(office, shownClosures, language));
}
