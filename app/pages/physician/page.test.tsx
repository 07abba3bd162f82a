import { describe, expect, it } from 'vitest';
import { physician } from '#app/content/content.server.ts';
import { frameData } from '#app/content/pages/frame.server.ts';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import { words as physicianWords } from '#app/parts/physicians/words.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { words as routingWords } from '#app/parts/returning-question/words.ts';
import { languages } from '#app/site/language.ts';
import { physicianPages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import * as route from './page.tsx';
import { words } from './words.ts';

const cases = physicianPages.flatMap(({ id }) => languages.map((language) => ({ id, language })));
const mainOf = async (path: string) => first(await renderedPage(route, path), 'main');

describe.each(cases)('the profile of $id in $language', async ({ id, language }) => {
  const main = await mainOf(pathOf(`physician/${id}`, language));
  const record = physician(id);
  const doctor = `${record.title[language]} ${record.name}`;

  it('has every section that the record fills, from About to Practice Since', () => {
    const headings = all(main, 'h2, h3').map(textOf);
    for (const title of [words.about, words.quickInformation, words.languages, words.experience, words.practiceSince])
      expect(headings).toContain(title[language]);
    for (const [title, content] of [
      [words.education, record.education],
      [words.publications, record.publications],
      [words.specialFocus, record.specialFocus],
      [words.interests, record.personalInterests],
      [words.patientReviews, record.reviews],
    ] as const)
      expect([title.en, headings.includes(title[language])]).toEqual([title.en, content.length > 0]);
  });

  it('opens the portrait large, from a button that says so, by itself and fetched only then', () => {
    if (!record.expandedImage) return expect(all(main, 'dialog')).toEqual([]);
    const caption = record.expandedImage.caption[language];
    const button = first(main, `button[aria-label="${words.expand[language](caption)}"]`);
    const dialog = first(main, `dialog[id="${button.getAttribute('popovertarget')}"]`);
    expect(dialog.getAttribute('aria-label')).toBe(caption);
    const image = first(dialog, 'img');
    expect([image.getAttribute('loading'), image.getAttribute('alt')]).toEqual(['lazy', record.portrait.alt[language]]);
    expect(image.getAttribute('src')).toContain('-expanded-');
  });

  it('says what the record says', () => {
    const text = textOf(main);
    expect(text).toContain(physicianWords[record.acceptsNewPatients ? 'newPatients' : 'noNewPatients'][language]);
    const inLanguage = [
      ...[record.tagline, record.experience].flatMap((one) => one ?? []),
      ...record.specialties,
      ...record.specialFocus,
      ...record.personalInterests,
      ...record.badges,
      ...record.quickFacts,
      ...record.publications.flatMap(({ title, journal }) => [title, journal]),
      ...record.education.map(({ degree }) => degree),
      ...record.reviews.map((review) => review.text),
    ].map((both) => both[language]);
    const alike = [
      record.name,
      record.credentials,
      String(record.practiceStartYear),
      ...record.education.flatMap(({ institution, year }) => [institution, String(year)]),
      ...record.publications.map(({ year }) => String(year)),
      ...record.reviews.map(({ author }) => author),
    ];
    for (const part of [...inLanguage, ...alike]) expect(text).toContain(part);
  });

  it('leads home, to an appointment, to the offices, to the weekly schedule, and holds a letter that is there', () => {
    const shown = links(main);
    expect(shown).toContainEqual([words.backHome[language], pathOf('home', language)]);
    expect(shown).toContainEqual([physicianWords.requestAppointment[language], pathOf('patient-routing', language)]);
    expect(shown).toContainEqual([words.locationsHours[language], pathOf('locations', language)]);
    expect(shown).toContainEqual([words.weeklySchedule[language], '#schedule']);
    const letters = all(main, 'details').filter((one) => textOf(first(one, 'summary')) === words.letterFrom[language](doctor));
    expect(letters).toHaveLength(record.letter ? 1 : 0);
    for (const paragraph of record.letter?.[language] ?? []) expect(letters.map(textOf).join()).toContain(paragraph);
  });

  it('shows the week, day by day', () => {
    const rows = all(first(main, 'tbody'), 'tr').map(textOf);
    expect(rows).toHaveLength(5);
    const off = Object.values(record.schedule).map((shifts) => shifts.length === 0);
    expect(rows.map((row) => row.includes(scheduleWords.off[language]))).toEqual(off);
  });

  it('asks when the visitor was last here, and shows the office phones for help', () => {
    const question = first(main, 'section[aria-labelledby="returning-question"]');
    expect(textOf(question)).toContain(routingWords.question[language](3));
    expect(links(question).map(([, href]) => href)).toEqual([
      `${pathOf('new-patient', language)}#${formAnchor}`,
      `${pathOf('appointment-request', language)}#${formAnchor}`,
      ...frameData(language).offices.map(({ phones }) => `tel:${phones.office}`),
    ]);
  });
});

it.each(['/physician-details/marquez', '/homepage-physician-details/marquez'])('%s is the same profile', async (path) => {
  expect((await mainOf(path)).innerHTML).toBe((await mainOf(pathOf('physician/marquez', 'en'))).innerHTML);
});

it('an unknown name has no profile', async () => {
  await expect(renderedPage(route, '/physicians/nobody')).rejects.toMatchObject({ status: 404 });
});
