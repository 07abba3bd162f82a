import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { closures, locations, practice } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { type HoursKind, hasHours } from '#app/parts/hours/day-hours.ts';
import { officeCalendar } from '#app/parts/offices/office-calendar.ts';
import { officeFile } from '#app/parts/offices/office-file-paths.ts';
import { officeVcard } from '#app/parts/offices/vcard.ts';
import { words } from '#app/parts/offices/words.ts';
import { languages, wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';

/** Writes each office's contact card and its calendars of office hours and of shot hours, in both languages. */
export async function writeOfficeFiles(output: string, origin: string): Promise<void> {
  const { brand } = practice();
  const year = new Date().getFullYear();
  for (const language of languages) {
    const w = wordsIn(words, language);
    const shownClosures = localized(closures(), language);
    for (const office of localized(locations(), language)) {
      const website = new URL(pathOf('locations', language), origin).href;
      const hours = (kind: HoursKind, title: string) =>
        hasHours(office, kind) ? officeCalendar({ office, kind, closures: shownClosures, title, year }) : undefined;
      const files = {
        contact: officeVcard(office, brand.name, website),
        clinic: hours('clinic', w.calendarOpen(office.name)),
        shots: hours('shots', w.calendarShots(office.name)),
      };
      for (const kind of ['contact', 'clinic', 'shots'] as const) {
        const text = files[kind];
        if (!text) continue;
        const file = join(output, officeFile(office.id, kind, language));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    }
  }
}
