import type { SectionLooks } from '#app/parts/information/information-sections.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';
import { DoctorsFor } from '#app/parts/physicians/doctors-for.tsx';

/** What stands in the sections of content/new-patient.yaml beside their texts, by the id of the section. */
export const newPatientLooks: SectionLooks = {
  ask: { after: <OfficeCards /> },
  'with-child': { after: <DoctorsFor patients="children" /> },
};
