/** The changes under Today, for the desk's other parts. */
import { closures, locations } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { shownDay } from '#app/parts/hours/shown-day.ts';
import type { Language } from '#app/site/language.ts';
import type { DayRecord } from '#app/today/entry.schema.ts';
import type { Connection } from '../safe/vault.ts';
import type { OpenDesk } from '../session.ts';
import { fetchDay } from './day-client.ts';

/** Gets the current entries from the server and keeps them. Throws ServerError; the desk then keeps the older ones. */
export async function learnDay(desk: OpenDesk, connection: Connection, language: Language): Promise<DayRecord> {
  const record = await fetchDay(connection, language);
  desk.day = record.entries;
  return record;
}

/** Returns the offices' hours: those of content/ with the last known changes. */
export function knownHours({ day }: OpenDesk, language: Language): ClinicRecords {
  const planned = { language, offices: localized(locations(), language), closures: localized(closures(), language) };
  return shownDay(day).beside<ClinicRecords>(planned);
}
