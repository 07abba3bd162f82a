import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calendarHelps, seasons } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { hasSeason, plantCalendar, plantCalendarPath } from '#app/parts/seasons/plant-calendar.ts';
import { words } from '#app/parts/seasons/words.ts';
import { languages } from '#app/site/language.ts';

/** Writes a calendar feed for each plant with a season and each language, with the seasons as the site states them at build time. */
export async function writePlantCalendars(output: string, origin: string): Promise<void> {
  const year = new Date().getFullYear();
  for (const language of languages) {
    for (const { id, short, level } of localized(seasons().types, language).filter(hasSeason)) {
      const file = join(output, plantCalendarPath(id, language));
      await mkdir(dirname(file), { recursive: true });
      const text = plantCalendar({
        plants: [{ id, name: short, level }],
        name: words.inCalendar[language](short),
        today: `${year}-01-01`,
        language,
        title: words.inCalendar[language],
        helps: localized(calendarHelps(), language),
        stamp: new Date(Date.UTC(year, 0, 1)),
        host: new URL(origin).host,
      });
      await writeFile(file, text);
    }
  }
}
