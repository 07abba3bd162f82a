import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { articleTexts } from '#app/content/articles/article-fixture.ts';
import { conditionGroups } from '#app/content/articles/condition-groups.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { exposureKinds, manners } from '#app/content/emergency/emergency-lexicon.schema.ts';
import { firstVisitSteps } from '#app/content/pages/card.schema.ts';
import { sceneIds } from '#app/content/photographs/slide.schema.ts';
import { seasonTypeIds } from '#app/content/seasons/season.schema.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { legalNotices, namedPageIds, type Page, pages, physicianPages } from '#app/site/pages.ts';

type Files = Readonly<Record<string, string | object>>;

/** Writes a content folder for one test; objects are written as YAML. */
export function contentFolder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, body] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof body === 'string' ? body : stringify(body, { aliasDuplicateObjects: false }));
  }
  return root;
}

/**
 * Copies a file's folder from the site, with a piece of the file's text replaced, and the shared values: only the replacement can cause
 * faults.
 */
export function siteContentWith(path: string, from: string, to: string): string {
  const text = readFileSync(join(contentRoot, path), 'utf8');
  expect(text).toContain(from);
  const root = contentFolder({});
  for (const name of ['shared-values.yaml', 'situations.yaml', 'practice.yaml', 'locations.yaml'])
    cpSync(join(contentRoot, name), join(root, name));
  if (dirname(path) !== '.') cpSync(join(contentRoot, dirname(path)), join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text.replace(from, to));
  return root;
}

const both = (en: string, es: string) => ({ en, es });
const words = both('Some words', 'Unas palabras');
const workday = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '18:00' },
];

const shots = [{ opens: '08:00', closes: '17:30' }];

const hours = { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday, saturday: [], sunday: [] };

export function officeRecord(id: string) {
  const phones = { office: '+12105550100', fax: '+12105550101' };
  return {
    id,
    name: words,
    street: '1 Oak St',
    city: 'San Antonio',
    state: 'TX',
    zip: '78200',
    phones,
    clinicHours: hours,
    shotHours: { ...hours, monday: shots, tuesday: shots, wednesday: shots, thursday: shots, friday: shots },
    arriving: { parking: words, bus: words },
    lastShotWaitMinutes: 30,
  };
}

export function physicianFields(id: string, slug: string) {
  const off = 'off' as string | object[];
  return {
    id,
    slug,
    name: 'Ana Ruiz',
    credentials: 'MD',
    title: words,
    tagline: words,
    specialties: [words],
    experience: words,
    practiceStartYear: 2001,
    location: 'north',
    languagesSpoken: ['en'],
    seesFromAge: 0,
    portrait: { kind: 'monogram', initials: 'AR', grain: 'oak', alt: words } as object,
    bio: both('Plain **bold** words.', 'Palabras en **negrita**.'),
    shortDescription: words,
    education: [{ degree: words, institution: 'A school', year: 2000 }],
    publications: [] as object[],
    specialFocus: [words],
    personalInterests: [words],
    acceptsNewPatients: true,
    badges: [words],
    quickFacts: [words],
    schedule: {
      monday: [{ location: 'north', opens: '08:00', closes: '12:00' }],
      tuesday: off,
      wednesday: off,
      thursday: off,
      friday: off,
    } as object,
    letter: { en: ['One'], es: ['Uno'] },
    legacyNames: [] as string[],
    reviews: [] as object[],
  };
}

const cards = (count: number, link: object) => ({
  cards: Array.from({ length: count }, (_, n) => n + 1).map((n) => ({ id: `card-${n}`, icon: 'leaf', title: words, text: words, ...link })),
});
const information = {
  intro: both('Within {answer-promise}.', 'En {answer-promise}.'),
  sections: [{ id: 'one', title: words }],
};
const url = 'https://example.com/';

const practiceRecord = {
  brand: { name: 'A practice' },
  website: { url },
  city: words,
  tagline: words,
  summary: words,
  social: { facebook: url, instagram: url, youtube: url },
  portal: { url },
  pollenCount: { url, station: words },
  languages: { text: words },
  transit: { name: 'Bus', phone: '+12105550100', url },
  video: {
    platform: 'youtube-nocookie',
    id: 'abcdefghijk',
    title: words,
    description: words,
    seconds: 60,
    transcript: { en: ['One'], es: ['Uno'] },
  },
  reviewSummary: { rating: 4.8, count: 65, orMore: true, asOf: '2026-01-01' },
  experience: { years: 60, asOf: '2026-01-01' },
  afterHoursPhone: 'none',
  promiseHours: { min: 12, max: 24 },
  openHoursToCall: 3,
  formsMinutes: { min: 7, max: 10 },
  returningWindowYears: 3,
  copyrightFirstYear: 2025,
};

const textWithTitle = { en: '{title}, twice', es: '{title}, dos veces' };
const pageNamesRecord = {
  pages: Object.fromEntries(namedPageIds.map((id) => [id, { title: words, description: words }])),
  sheet: { title: textWithTitle, description: textWithTitle },
};

const sceneMonths = [[12, 1], [2], [3], [4], [5, 6, 7], [8, 9], [10, 11]];
const sceneOf = (month: number) => sceneIds[sceneMonths.findIndex((months) => months.includes(month))];

const source = { id: 'book', publisher: 'A press', title: 'A book', url: 'https://example.org/book' };
const seasonsRecord = {
  note: words,
  sources: [source],
  types: seasonTypeIds.map((id) => ({
    id,
    kind: 'tree',
    name: words,
    short: words,
    level: Array.from({ length: 12 }, () => 2),
    basis: 'sourced',
    levelFrom: [source.id],
    about: words,
    from: [source.id],
    articles: ['team'],
  })),
  helps: ['one', 'two'].map((id) => ({ id, text: words, from: [] })),
  months: Array.from({ length: 12 }, (_, index) => ({ month: index + 1, plant: sceneOf(index + 1), words, helps: ['one', 'two'] })),
  cedarFever: [{ text: words, from: [] }],
  count: { text: words, from: [] },
};

const lists = { en: ['one'], es: ['una'] };

/** Returns every file of a valid content folder, so that a test can break one and see only its fault. */
export function soundFiles(): Record<string, string | object> {
  const files: Record<string, string | object> = {
    'practice.yaml': practiceRecord,
    'locations.yaml': { locations: [officeRecord('north'), officeRecord('south')] },
    'closures.yaml': { closures: [{ id: 'a-day', from: '2027-01-01', offices: 'all', closed: 'all', reason: words }] },
    'staff.yaml': {
      quotes: [1, 2, 3, 4].map((n) => ({ id: `one-${n}`, name: 'Ana', role: words, quote: words })),
      grid: { visible: false, members: [{ id: 'ana', name: 'Ana', role: words, years: 3 }] },
    },
    'insurance-plans.yaml': {
      asOf: '2026-01-01',
      lines: [words],
      groups: [{ id: 'all', title: words, plans: [{ id: 'plan', name: 'Plan', otherNames: [] }] }],
    },
    'slides.yaml': {
      slides: sceneIds.map((id, index) => ({
        id,
        months: sceneMonths[index],
        alt: words,
        caption: words,
        specimen: words,
        mobilePosition: 'bottom',
      })),
    },
    'seasons.yaml': seasonsRecord,
    'home-doors.yaml': { doors: conditionGroups.map((group) => ({ group, title: words, text: words })) },
    'home-first-visit.yaml': { steps: firstVisitSteps.map((id) => ({ id, section: 'time', title: words, text: words })) },
    'home-services.yaml': cards(6, { to: 'team' }),
    'resources.yaml': cards(9, { link: { kind: 'page', to: 'team' } }),
    'intake.yaml': {
      title: words,
      intro: words,
      steps: [{ id: 'first', title: words }],
      sections: [{ id: 'one', step: 'first', title: words, fields: [{ id: 'name', kind: 'text', label: words }, { same: 'office' }] }],
    },
    'cancel-request.yaml': {
      steps: [{ id: 'only', title: words }],
      sections: [{ id: 'one', step: 'only', title: words, fields: [{ same: 'name' }] }],
    },
    'visit-request.yaml': {
      steps: [{ id: 'only', title: words }],
      sections: [
        {
          id: 'one',
          step: 'only',
          title: words,
          fields: [{ same: 'name' }, { id: 'office', kind: 'choice', label: words, optionsFrom: 'offices' }],
        },
      ],
    },
    'shared-values.yaml': {
      values: [
        { id: 'answer-promise', about: 'an answer', from: 'promiseHours' },
        { id: 'home-humidity', about: 'humidity', en: '30 to 50%', es: '30 a 50%', draft: true },
      ],
    },
    'situations.yaml': {
      closed: { wait: { en: 'Wait.', es: 'Espere.' } },
      situations: [{ id: 'a-sign', level: 'today', en: 'A sign', es: 'Una señal', closed: 'wait', draft: true }],
    },
    'pages.yaml': pageNamesRecord,
    'lay-words.yaml': { pages: [{ to: 'team', keywords: lists }] },
    'emergency-words.yaml': {
      groups: { breath: lists },
      signs: [{ id: 'breath', system: 'breathing', grade: 'severe', near: ['<breath>'], en: ['breath'], es: ['aire'] }],
      exposures: exposureKinds.map((id) => ({ id, choices: ['reaction'], named: '<breath>', ...lists })),
      told: Object.fromEntries(manners.map((manner) => [manner, lists])),
    },
    'emergency-table.yaml': {
      labels: { breath: both('Short of breath', 'Le falta el aire') },
      combinations: [{ id: 'breath', all: ['breath'], card: 'asthma', why: 'One is enough.' }],
    },
    'assistant.yaml': {
      topics: [{ id: 'hours', phrases: lists }],
      declines: [],
      talk: [],
      politeWords: lists,
      doors: [{ to: 'home', text: words }],
      feeding: [],
      afterCards: [],
      pinned: [],
      suggestions: [{ on: ['home'], ask: [words] }],
    },
    'new-patient.yaml': information,
    'first-visit.yaml': information,
    'appointment.yaml': information,
    'portal.yaml': information,
  };
  for (const { id, slug } of physicianPages) files[`physicians/${id}.yaml`] = physicianFields(id, slug);
  for (const id of legalNotices) {
    for (const language of ['en', 'es']) files[`legal/${id}/${language}.mdoc`] = legalText;
  }
  for (const slug of conditionSlugs) Object.assign(files, articleTexts('condition', slug));
  for (const slug of serviceSlugs) Object.assign(files, articleTexts('service', slug));
  return files;
}

const legalText =
  '---\ntitle: A notice\nsummary: What it says\nstatus: draft for counsel\nupdated: 2026-01-01\n---\n## Heading\n\nText.\n\n{% phones /%}\n';

/** The rows whose texts a valid folder contains; texts with their own schema have their own tests. */
export const soundRows: readonly Page[] = pages.filter(({ texts }) => !texts || `${texts}.yaml` in soundFiles());
