import { frameData } from '#app/content/pages/frame.server.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';

/** The frame's records in each language: the content of every page's header, menus and footer. */
export const frame: Record<Language, ReturnType<typeof frameData>> = { en: frameData('en'), es: frameData('es') };

/** Both offices' phone numbers as the pages write them. */
export const officePhones = frame.en.offices.map(({ phones }) => ({ shown: formatPhone(phones.office), href: `tel:${phones.office}` }));

/** Returns a page's name in a list of links around every page: the menus' name, or the footer's. */
export function labelIn(menu: keyof typeof frame.en.menus, id: PageId, language: Language): string {
  const line = frame[language].menus[menu].find((one) => 'to' in one && one.to === id);
  if (!line || !('label' in line)) throw new Error(`"${id}" stands in no menu "${menu}"`);
  return line.label;
}
