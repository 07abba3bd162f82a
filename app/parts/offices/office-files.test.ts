import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { officeVcard } from './vcard.ts';

const [office] = localized(locations(), 'en');
if (!office) throw new Error('no office');
describe('an office as a contact', () => {
  it('carries phone, fax and address, with commas escaped', () => {
    const card = officeVcard(office, 'Smith, Jones', 'https://clinic.example/locations');
    expect(card).toContain('VERSION:3.0\r\n');
    expect(card).toContain('N:Smith\\, Jones\\, Medical Center;;;;\r\n');
    expect(card).toContain(`TEL;TYPE=WORK,VOICE:${office.phones.office}`);
    expect(card).toContain('ORG:Smith\\, Jones;Medical Center');
    expect(card).toContain('ADR;TYPE=WORK:;;8285 Fredericksburg Rd;San Antonio;TX;78229;USA');
    for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  });
});
