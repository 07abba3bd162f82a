/**
 * Fills in what a right answer says where the records decide it: `{closes medical-center clinic monday}`. The questions stay true when the
 * practice changes its hours or a phone. Only the records are read, nothing that the assistant derives.
 */
import { locations } from '#app/content/content.server.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { weekdays } from '#app/content/practice/weekday.ts';
import { formatTime } from '#app/parts/hours/format.ts';
import type { Language } from '#app/site/language.ts';

const place = /\{([^}]+)\}/g;

/** Returns a fact: `phone|fax <office>`, or `opens|closes|closes-first|opens-last <office> clinic|shots <weekday>` of an ordinary week. */
function factOf(name: string, language: Language): string {
  const [what, id, kind, day] = name.split(' ');
  const office = locations().find((one) => one.id === id);
  if (office && what === 'phone') return formatPhone(office.phones.office);
  if (office && what === 'fax') return formatPhone(office.phones.fax);
  const weekday = weekdays.find((one) => one === day);
  const hours = office && weekday && { clinic: office.clinicHours, shots: office.shotHours }[kind ?? '']?.[weekday];
  const [first, last] = [hours?.[0], hours?.at(-1)];
  const time = { opens: first?.opens, closes: last?.closes, 'closes-first': first?.closes, 'opens-last': last?.opens }[what ?? ''];
  if (!time) throw new Error(`A question expects {${name}}, which the records do not have`);
  return formatTime(time, language).replaceAll('\u00a0', ' ');
}

/** Returns the expected words with facts filled in. Throws with the name of a fact that the records do not have. */
export function expectedWords(words: string, language: Language): string {
  return words.replace(place, (_, name: string) => factOf(name, language));
}
