import { physicians } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';
import { type PhysicianId, physicianPages } from '#app/site/pages.ts';
import type { PhysicianCardData } from './physician-card.tsx';
import { spokenLanguages } from './spoken-languages.ts';

/** A record's id as the page table knows it. Throws where content and table disagree. */
export function physicianId(id: string): PhysicianId {
  const known = physicianPages.find((page) => page.id === id);
  if (!known) throw new Error(`No physician "${id}" in app/site/pages.ts`);
  return known.id;
}

/** What the cards show of every physician. */
export function physicianCards(language: Language): PhysicianCardData[] {
  return physicians().map((record) => {
    const { id, name, credentials, portrait, tagline, shortDescription, badges, acceptsNewPatients } = localized(record, language);
    const speaks = spokenLanguages(record.languagesSpoken, language);
    return {
      id: physicianId(id),
      name,
      credentials,
      portraitAlt: portrait.alt,
      tagline,
      shortDescription,
      badges,
      acceptsNewPatients,
      speaks,
    };
  });
}
