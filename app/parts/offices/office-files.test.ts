import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { officeVcard } from './vcard.ts';

const [office] = localized(locations(), 'en');
if (!office) throw new Error('no office');
describe('an office as a contact', () => {
  it('carries phone, fax and address, with commas escaped', () => {
    const card = officeVcard(office, 'Smith, Jones', 'https://clinic.example/locations');
    expect(card).toContain(`TEL;TYPE="voice,work";VALUE=uri:tel:${office.phones.office}`);
    expect(card).toContain('ORG:Smith\\, Jones;Medical Center');
    expect(card).toContain('ADR;TYPE=work:;;8285 Fredericksburg Rd;San Antonio;TX;78229;USA');
    expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  });
});
