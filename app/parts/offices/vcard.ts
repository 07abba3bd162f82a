import { addressLine } from '#app/content/practice/address.ts';
import { escapedText, folded } from '#app/content/practice/icalendar.ts';
import type { Location } from '#app/content/practice/location.schema.ts';
import { formatPhone } from '#app/content/practice/phone.ts';

type VcardOffice = Pick<Location, 'street' | 'city' | 'state' | 'zip' | 'phones'> & { readonly name: string };

/** Returns an office as a vCard 3.0 (RFC 2426), which every phone's contacts read. Lines fold and end in CRLF as in calendars. */
export function officeVcard(office: VcardOffice, brand: string, website: string): string {
  const { street, city, state, zip, phones, name } = office;
  const whole = escapedText(`${brand}, ${name}`);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${whole};;;;`,
    `FN:${whole}`,
    `ORG:${escapedText(brand)};${escapedText(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phones.office}`,
    `TEL;TYPE=WORK,FAX:${phones.fax}`,
    `ADR;TYPE=WORK:;;${[street, city, state, zip, 'USA'].map(escapedText).join(';')}`,
    `URL:${website}`,
    `NOTE:${escapedText(`${addressLine(office)} · ${formatPhone(phones.office)}`)}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
