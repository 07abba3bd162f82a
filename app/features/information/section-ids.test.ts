import { describe, expect, it } from 'vitest';
import { appointmentPage, newPatientPage, portalPage } from '#app/content/content.server.ts';
import type { InformationPage } from '#app/content/schema/information.ts';
import { languages } from '#app/site/language.ts';
import { appointmentLooks } from './appointment.tsx';
import { bookingWays } from './booking-ways.tsx';
import { newPatientLooks } from './new-patient.tsx';
import { languageSection } from './portal.tsx';

/** What the pages draw specially is found by section id: a renamed section would lose its phones or its boxes unseen. */
describe.each(languages)('sections that a page names, in %s', (language) => {
  const missing = (page: InformationPage, ids: readonly string[]) =>
    ids.filter((id) => !page.sections.some((section) => section.id === id));
  const filledLists = (page: InformationPage, ids: readonly string[]) =>
    page.sections.filter(({ id, items }) => ids.includes(id) && items.length > 0).map(({ id }) => id);

  it('are in the new patient page, those drawn as lists with items', () => {
    const page = newPatientPage(language);
    const looks = newPatientLooks('');
    const lists = Object.keys(looks).filter((id) => looks[id]?.items);
    expect(missing(page, Object.keys(looks))).toEqual([]);
    expect(filledLists(page, lists).toSorted()).toEqual(lists.toSorted());
  });

  it('are in the appointment page, ways to book included', () => {
    const page = appointmentPage(language);
    const looks = appointmentLooks('');
    expect(missing(page, [...Object.keys(looks), ...bookingWays])).toEqual([]);
    expect(filledLists(page, ['ready'])).toEqual(['ready']);
  });

  it('tell in the portal page which language to expect and that one leaves the site', () => {
    const page = portalPage(language);
    expect(page.sections.find(({ id }) => id === languageSection)?.text.length).toBeGreaterThan(0);
    expect(page.notice).toBeTruthy();
  });
});
