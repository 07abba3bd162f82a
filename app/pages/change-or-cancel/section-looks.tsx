import type { SectionLooks } from '#app/parts/information/information-sections.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';

/** What stands in the sections of content/change-or-cancel.yaml beside their texts, by the id of the section. */
export const changeLooks: SectionLooks = { call: { after: <OfficeCards /> } };
