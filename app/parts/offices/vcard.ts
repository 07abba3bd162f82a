import { addressLine } from '#app/content/practice/address.ts';
import type { Location } from '#app/content/practice/location.schema.ts';
import { formatPhone } from '#app/content/practice/phone.ts';

/** RFC 6350 section 3.4: backslash, comma, semicolon and line break are escaped in values. */
function escaped(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
}

type VcardOffice = Pick<Location, 'street' | 'city' | 'state' | 'zip' | 'phones'> & { readonly name: string };

/** An office as a vCard 4.0 (RFC 6350), for a phone's contacts. Lines end in CRLF as the format asks. */
export function officeVcard(office: VcardOffice, brand: string, website: string): string {
  const { street, city, state, zip, phones, name } = office;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(`${brand}, ${name}`)}`,
    `ORG:${escaped(brand)};${escaped(name)}`,
    `TEL;TYPE="voice,work";VALUE=uri:tel:${phones.office}`,
    `TEL;TYPE="fax,work";VALUE=uri:tel:${phones.fax}`,
    `ADR;TYPE=work:;;${[street, city, state, zip, 'USA'].map(escaped).join(';')}`,
    `URL:${website}`,
    `NOTE:${escaped(`${addressLine(office)} · ${formatPhone(phones.office)}`)}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
