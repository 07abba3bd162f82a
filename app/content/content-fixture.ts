import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { conditionSlugs, physicianPages, serviceSlugs } from '#app/site/pages.ts';
import { articleTexts } from './article-fixture.ts';
import { legalPageIds } from './schema/legal.ts';
import { seasonTypeIds } from './schema/season.ts';
import { sceneIds } from './schema/slide.ts';

type Files = Readonly<Record<string, string | object>>;

/** A content folder that lasts for one test; objects are written as YAML. */
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

const both = (en: string, es: string) => ({ en, es });
const words = both('Some words', 'Unas palabras');
const workday = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '18:00' },
];

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
    shotHours: hours,
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
    portrait: { kind: 'monogram', initials: 'AR', grain: 'oak', alt: words } as object,
    bio: both('Plain **bold** words.', 'Palabras en **negrita**.'),
    shortDescription: words,
    education: [{ degree: words, institution: 'A school', year: 2000 }],
    publications: [] as object[],
    specialFocus: [words],
    personalInterests: [words],
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

const cards = (link: object) => ({
  cards: [1, 2, 3, 4, 5, 6].map((n) => ({ id: `card-${n}`, icon: 'leaf', title: words, text: words, ...link })),
});
const information = {
  title: words,
  description: words,
  intro: both('Within {promise}.', 'En {promise}.'),
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
  promiseHours: { min: 12, max: 24 },
  formsMinutes: { min: 7, max: 10 },
  returningWindowYears: 3,
  copyrightFirstYear: 2025,
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

/** Every file of a sound content folder, so that a test can break one thing and see only that thing named. */
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
      slides: sceneIds.map((id, index) => ({ id, months: sceneMonths[index], alt: words, caption: words, mobilePosition: 'bottom' })),
    },
    'seasons.yaml': seasonsRecord,
    'home-services.yaml': cards({ to: 'team' }),
    'resources.yaml': cards({ link: { kind: 'page', to: 'team' } }),
    'intake.yaml': {
      title: words,
      intro: words,
      sections: [{ id: 'one', title: words, fields: [{ id: 'name', kind: 'text', label: words }] }],
    },
    'new-patient.yaml': information,
    'first-visit.yaml': information,
    'appointment.yaml': information,
    'portal.yaml': information,
  };
  for (const { id, slug } of physicianPages) files[`physicians/${id}.yaml`] = physicianFields(id, slug);
  for (const id of legalPageIds) {
    for (const language of ['en', 'es']) files[`legal/${id}/${language}.mdoc`] = legalText;
  }
  for (const slug of conditionSlugs) Object.assign(files, articleTexts('condition', slug));
  for (const slug of serviceSlugs) Object.assign(files, articleTexts('service', slug));
  return files;
}

const legalText =
  '---\ntitle: A notice\nsummary: What it says\nstatus: draft for counsel\nupdated: 2026-01-01\n---\n## Heading\n\nText.\n\n{% phones /%}\n';
