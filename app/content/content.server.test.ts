import { describe, expect, test } from 'vitest';
import { addressLine, mapQuery } from '#app/content/practice/address.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { physicianPages } from '#app/site/pages.ts';
import {
  closures,
  conditions,
  hasSamples,
  informationPage,
  legalPage,
  locations,
  physicians,
  services,
  slides,
  staff,
} from './content.server.ts';
import { contentFolder, soundFiles } from './content-fixture.ts';

const words = { en: 'A day', es: 'Un día' };

describe('closures', () => {
  test('come in order of date, with last day and offices written out', () => {
    const one = { id: 'later', from: '2027-05-01', to: '2027-05-02', offices: ['south'], closed: 'shots', reason: words };
    const two = { id: 'sooner', from: '2027-01-01', offices: 'all', closed: 'all', reason: words };
    const found = closures(contentFolder({ ...soundFiles(), 'closures.yaml': { closures: [one, two] } }));
    expect(found.map(({ id, to, offices }) => ({ id, to, offices }))).toEqual([
      { id: 'sooner', to: '2027-01-01', offices: ['north', 'south'] },
      { id: 'later', to: '2027-05-02', offices: ['south'] },
    ]);
  });
});

describe('staff', () => {
  test('members of a hidden grid never leave the loader', () => {
    expect(staff(contentFolder(soundFiles())).grid).toEqual({ visible: false, members: [] });
  });
});

describe('information pages', () => {
  test('name the figures of the records in the language of the page', () => {
    const root = contentFolder(soundFiles());
    expect(informationPage('new-patient', 'en', root).intro).toBe('Within 12 to 24 hours.');
    expect(informationPage('new-patient', 'es', root).intro).toBe('En 12 a 24 horas.');
  });
});

describe('the records of this site', () => {
  test('the physicians stand in the order of the page table, each review with a rating and a source, each with a letter in both languages', () => {
    expect(physicians().map(({ id }) => id)).toEqual(physicianPages.map(({ id }) => id));
    for (const { reviews, letter } of physicians()) {
      expect(reviews.every(({ rating, source }) => rating >= 1 && rating <= 5 && source.length > 0)).toBe(true);
      expect(letter?.es.length).toBe(letter?.en.length);
    }
  });

  test('every article has its summary in both languages', () => {
    for (const { title, keywords } of [...conditions(), ...services()]) {
      expect(title.en && title.es).toBeTruthy();
      expect(keywords.es.length).toBeGreaterThan(0);
    }
  });

  test('sample phones use numbers that ring nowhere', () => {
    for (const { phones } of locations()) {
      if (phones.sample) expect([phones.office, phones.fax].every((number) => /^\+1\d{3}55501\d\d$/.test(number))).toBe(true);
    }
    expect(hasSamples()).toBe(true);
  });

  test('the slideshow has seven scenes, and legal pages say where the phones go', () => {
    expect(slides()).toHaveLength(7);
    expect(JSON.stringify(legalPage('nondiscrimination', 'es').nodes)).toContain('"tag":"phones"');
  });
});

describe('how numbers and addresses are written', () => {
  test('phones', () => {
    expect(formatPhone('+12105550142')).toBe('(210) 555-0142');
    expect(() => formatPhone('210-555-0142')).toThrow(/E\.164/);
  });

  test('addresses, with the suite for readers and without it for maps', () => {
    const office = { street: '1 Oak St #5', city: 'San Antonio', state: 'TX', zip: '78200' };
    expect(addressLine(office)).toBe('1 Oak St #5, San Antonio, TX 78200');
    expect(mapQuery(office)).toBe('1 Oak St, San Antonio, TX 78200');
  });
});
