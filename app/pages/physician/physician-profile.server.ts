import { physician, practice } from '#app/content/content.server.ts';
import { requestSettings } from '#app/content/requests/request-settings.server.ts';
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
    /** Whether a request can be written on this site. */
    written: requestSettings() !== undefined,
  };
}

export type PhysicianProfileData = ReturnType<typeof physicianProfile>;
