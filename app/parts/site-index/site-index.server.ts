import { closures, conditions, insurancePlans, locations, physicians, services } from '#app/content/content.server.ts';
import { afterCards } from '#app/content/emergency/after-cards.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { seenPatients } from '#app/content/physicians/seen-patients.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { assistantRecords, layWords } from '#app/content/text/lay-words.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { listedMedications } from '#app/parts/medicines/listed-medication.server.ts';
import { adultAge } from '#app/requests/patient.ts';
import { type Language, otherLanguage } from '#app/site/language.ts';
import { type Page, type PageId, pages } from '#app/site/pages.ts';
import { articleDefinitions, articlePassages } from './article-passages.server.ts';
import { pagePassages } from './page-passages.server.ts';
import type { IndexedFacts, IndexedPage, Kind, SiteIndex } from './site-index.ts';

/** Result group of pages without a record; default 'tool'. */
const kindOfPage: Readonly<Partial<Record<PageId, Kind>>> = {
  locations: 'office',
  team: 'doctor',
  reviews: 'doctor',
  seasons: 'season',
  insurance: 'plan',
  'medications-to-avoid': 'medicine',
  'patient-routing': 'visit',
  'appointment-request': 'visit',
  'new-patient': 'visit',
  'change-or-cancel': 'visit',
  'new-patient-intake-archive': 'visit',
  'first-visit': 'visit',
  'patient-portal': 'visit',
  'shots-today': 'visit',
  'site-map': 'notice',
};

function kindOf({ id, record }: Page): Kind {
  switch (record?.kind) {
    case 'condition':
    case 'service':
      return record.kind;
    case 'physician':
      return 'doctor';
    case 'legal':
      return 'notice';
    default:
      return kindOfPage[id] ?? 'tool';
  }
}

/** Whether visitors search for a page: those in search engines except home, and the forms to fill out on paper. */
export function isSearched({ id, indexed }: Page): boolean {
  return (indexed && id !== 'home') || id === 'new-patient-intake-archive';
}

/** What people call a page in a language: lay words, keywords, short names of its address and the name of its record. Separated by "; ". */
function saidOf({ id, shortNames, record }: Page, language: Language): string {
  const lay = layWords().pages.find(({ to }) => to === id)?.keywords[language] ?? [];
  const article = [...conditions(), ...services()].find(({ pageId }) => pageId === id)?.keywords[language] ?? [];
  const called = (shortNames?.[language] ?? []).map((name) => name.replaceAll('-', ' '));
  const names = record ? [pageName(id).title[language]] : [];
  return [...new Set([...lay, ...article, ...called, ...names])].join('; ');
}

function indexedPage(page: Page, language: Language): IndexedPage {
  const { title, description } = pageName(page.id);
  const other = otherLanguage(language);
  return {
    id: page.id,
    kind: kindOf(page),
    title: title[language],
    otherTitle: title[other],
    summary: description[language],
    said: saidOf(page, language),
    otherSaid: saidOf(page, other),
  };
}

function indexedFacts(language: Language): IndexedFacts {
  const { groups, lines } = localized(insurancePlans(), language);
  const { types, months } = localized(seasons(), language);
  return {
    offices: localized(locations(), language),
    closures: localized(closures(), language),
    plans: groups.flatMap((group) =>
      group.plans.map(({ name, otherNames, note = group.note }) => ({ name, otherNames, ...(note ? { note } : {}), group: group.title })),
    ),
    planLines: lines,
    doctors: physicians().map((record) => {
      const { id, title, name, languagesSpoken, seesFromAge, schedule, specialties, specialFocus, quickFacts, badges } = localized(
        record,
        language,
      );
      const shown = [...new Set([...specialties, ...specialFocus, ...quickFacts, ...badges])];
      return {
        page: `physician/${id}` as const,
        name: `${title} ${name}`,
        languages: languagesSpoken,
        seesChildren: seesFromAge < adultAge,
        sees: seenPatients(seesFromAge, language),
        lines: shown,
        schedule,
      };
    }),
    medicines: listedMedications(language),
    months: months.map(({ words }) => words),
    plants: types.map(({ short, level }) => ({ name: short, level })),
  };
}

/** Builds the index for search and assistant in one language from content/. */
export function siteIndex(language: Language): SiteIndex {
  const { topics, declines, talk, politeWords, doors, feeding, pinned, suggestions } = assistantRecords();
  return {
    language,
    pages: pages.filter(isSearched).map((page) => indexedPage(page, language)),
    passages: [...pagePassages(language), ...articlePassages(language)],
    definitions: articleDefinitions(language),
    facts: indexedFacts(language),
    topics,
    declines,
    talk: talk.map((one) => ({ ...one, says: one.says[language] })),
    politeWords,
    doors: localized(doors, language),
    feeding: localized(feeding, language),
    afterCards: afterCards(language),
    pinned: pinned.map(({ heading, ...one }) => ({ ...one, ...(heading && { heading: heading[language] }) })),
    suggestions: localized(suggestions, language),
  };
}
