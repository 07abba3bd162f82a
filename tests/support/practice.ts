import { frameData } from '#app/content/frame.server.ts';
import { formatPhone } from '#app/content/phone.ts';
import type { Language } from '#app/site/language.ts';

/** The frame's records in one language: what the header, the menus and the footer of every page must show. */
export const frame: Record<Language, ReturnType<typeof frameData>> = { en: frameData('en'), es: frameData('es') };

/** Both offices' phone numbers as the pages write them. */
export const officePhones = frame.en.offices.map(({ phones }) => ({ shown: formatPhone(phones.office), href: `tel:${phones.office}` }));
