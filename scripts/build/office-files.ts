import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { closures, locations, practice } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
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
      const files = {
        contact: officeVcard(office, brand.name, website),
        clinic: officeCalendar({ office, kind: 'clinic', closures: shownClosures, title: w.calendarOpen(office.name), year }),
        shots: officeCalendar({ office, kind: 'shots', closures: shownClosures, title: w.calendarShots(office.name), year }),
      };
      for (const kind of ['contact', 'clinic', 'shots'] as const) {
        const file = join(output, officeFile(office.id, kind, language));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, files[kind]);
      }
    }
  }
}
