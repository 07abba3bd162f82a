import type { SectionLooks } from '#app/parts/information/information-sections.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';
import { DoctorsFor } from '#app/parts/physicians/doctors-for.tsx';

/** What the sections of content/new-patient.yaml show besides their texts, by section id. */
export const newPatientLooks: SectionLooks = {
  ask: { after: <OfficeCards /> },
  'with-child': { after: <DoctorsFor patients="children" /> },
};
