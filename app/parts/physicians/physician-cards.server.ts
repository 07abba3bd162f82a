import { physicians } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';
import { type PhysicianId, physicianPages } from '#app/site/pages.ts';
import type { PhysicianCardData } from './physician-card.tsx';

/** Returns a record's id as an id of the page table. Throws if the table does not have it. */
export function physicianId(id: string): PhysicianId {
  const known = physicianPages.find((page) => page.id === id);
  if (!known) throw new Error(`No physician "${id}" in content/physicians.json`);
  return known.id;
}

const isShared = (badge: string) => physicians().every(({ badges }) => badges.some(({ en }) => en === badge));

/** Returns whether pages may say that all physicians are board-certified. */
export const areBoardCertified = (): boolean => isShared('Board-certified in allergy and immunology');

/** Returns the card data of every physician; a badge that all of them have is left out, since the page says it once for all. */
export function physicianCards(language: Language): PhysicianCardData[] {
  return physicians().map((record) => {
    const { id, name, credentials, portrait, tagline, shortDescription, acceptsNewPatients } = localized(record, language);
    return {
      id: physicianId(id),
      name,
      credentials,
      portraitAlt: portrait.alt,
      tagline,
      shortDescription,
      badges: record.badges.filter(({ en }) => !isShared(en)).map((badge) => badge[language]),
      acceptsNewPatients,
    };
  });
}
