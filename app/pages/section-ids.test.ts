import { describe, expect, it } from 'vitest';
import { informationPage, staff } from '#app/content/content.server.ts';
import type { InformationPage } from '#app/content/pages/information.schema.ts';
import { languages } from '#app/site/language.ts';
import { appointmentLooks } from './appointment-request/section-looks.tsx';
import { firstVisitLooks, timeSection } from './first-visit/section-looks.tsx';
import { newPatientLooks } from './new-patient/section-looks.tsx';
import { languageSection } from './patient-portal/portal-door.tsx';
import { bookingWays } from './patient-routing/booking-ways.tsx';

/** Pages find the sections that they draw specially by id: a renamed section would lose its phones or boxes unnoticed. */
describe.each(languages)('sections that a page names, in %s', (language) => {
  const missing = (page: InformationPage, ids: readonly string[]) =>
    ids.filter((id) => !page.sections.some((section) => section.id === id));
  const filledLists = (page: InformationPage, ids: readonly string[]) =>
    page.sections.filter(({ id, items }) => ids.includes(id) && items.length > 0).map(({ id }) => id);

  it('are in the new patient page', () => {
    expect(missing(informationPage('new-patient', language), Object.keys(newPatientLooks))).toEqual([]);
  });

  it('are in the first visit page, those drawn as lists with items, and it says how long it takes', () => {
    const page = informationPage('first-visit', language);
    const looks = firstVisitLooks('');
    const lists = Object.keys(looks).filter((id) => looks[id]?.items);
    expect(missing(page, Object.keys(looks))).toEqual([]);
    expect(filledLists(page, lists).toSorted()).toEqual(lists.toSorted());
    expect(page.sections.find(({ id }) => id === timeSection)?.text[0]).toMatch(/\d/);
  });

  it('are in the appointment page, ways to book included', () => {
    const page = informationPage('appointment', language);
    const looks = appointmentLooks('');
    expect(missing(page, [...Object.keys(looks), ...bookingWays])).toEqual([]);
    expect(filledLists(page, ['ready'])).toEqual(['ready']);
  });

  it('tell in the portal page which language to expect and that one leaves the site', () => {
    const page = informationPage('portal', language);
    expect(page.sections.find(({ id }) => id === languageSection)?.text.length).toBeGreaterThan(0);
    expect(page.notice).toBeTruthy();
  });
});

it('the people of the first visit have the roles that the records of the staff know', () => {
  const roles = staff().quotes.map(({ role }) => role);
  for (const language of languages) {
    const people =
      informationPage('first-visit', language)
        .sections.find(({ id }) => id === 'meet')
        ?.items.join(' ')
        .toLowerCase() ?? '';
    const met = roles.filter((role) => people.includes(role[language].toLowerCase())).map(({ en }) => en);
    expect([...new Set(met)].toSorted()).toEqual(['Medical assistant', 'Patient coordinator']);
  }
});

it('what to bring, to wear and to ask stands in the first visit page alone', () => {
  const ids = (page: InformationPage) => page.sections.map(({ id }) => id);
  const firstVisit = ids(informationPage('first-visit', 'en'));
  expect(firstVisit).toEqual(expect.arrayContaining(['bring', 'wear', 'medicines', 'visit', 'time']));
  expect(ids(informationPage('new-patient', 'en')).filter((id) => firstVisit.includes(id))).toEqual(['cost']);
});
