import { physician, practice } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';
import type { PhysicianId } from '#app/site/pages.ts';

/** What the profile of a physician shows, in one language. */
export function physicianProfile(id: PhysicianId, language: Language) {
  const { slug, legacyNames, sample, ...record } = localized(physician(id), language);
  return {
    ...record,
    id,
    doctor: `${record.title} ${record.name}`,
    returningWindowYears: practice().returningWindowYears,
  };
}

export type PhysicianProfileData = ReturnType<typeof physicianProfile>;
