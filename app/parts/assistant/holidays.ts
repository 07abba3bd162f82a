import type { Weekday } from '#app/content/practice/weekday.ts';
import { addDays, nextDate } from '#app/parts/hours/clinic-time.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';

interface Holiday {
  /** Matches the names that people and our closures use for it, in plain letters. */
  readonly name: RegExp;
  /** Its date in a year, YYYY-MM-DD. */
  readonly on: (year: number) => string;
  /** Offices commonly close on it, so that its date alone asks about it: "are you open November 25?". Others must be named. */
  readonly oftenClosed?: true;
  /** The holiday for which offices close on it too. */
  readonly closedFor?: Holiday;
}

const fixed = (month: number, day: number) => (year: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
/** The nth weekday of a month, such as the fourth Thursday of November. */
const nth = (count: number, day: Weekday, month: number) => (year: number) =>
  addDays(nextDate(day, fixed(month, 1)(year)), 7 * (count - 1));
const later = (days: number, on: Holiday['on']) => (year: number) => addDays(on(year), days);

/** Easter Sunday by the Gregorian calendar (Butcher's rule). */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return fixed(Math.floor(days / 31), (days % 31) + 1)(year);
}

const thanksgiving: Holiday = {
  name: /\b(?:thanksgiving|accion de gracias|dia del pavo)\b/,
  on: nth(4, 'thursday', 11),
  oftenClosed: true,
};

/** The holidays that people ask about; where a text matches several names, the first is meant. */
export const holidays: readonly Holiday[] = [
  { name: /\b(?:christmas eve|nochebuena|noche buena)\b/, on: fixed(12, 24), oftenClosed: true },
  { name: /\b(?:christmas|xmas|navidad)\b/, on: fixed(12, 25), oftenClosed: true },
  { name: /\b(?:black friday|viernes negro)\b/, on: later(1, thanksgiving.on), oftenClosed: true, closedFor: thanksgiving },
  thanksgiving,
  { name: /\b(?:new years? eve|fin de ano|ano viejo)\b/, on: fixed(12, 31) },
  { name: /\b(?:new years?|ano nuevo)\b/, on: fixed(1, 1), oftenClosed: true },
  { name: /\b(?:mlk|martin luther king)\b/, on: nth(3, 'monday', 1) },
  { name: /\b(?:presidents? day|dia de los presidentes)\b/, on: nth(3, 'monday', 2) },
  { name: /\b(?:good friday|viernes santo|semana santa|holy week)\b/, on: later(-2, easter) },
  { name: /\b(?:easter monday|lunes de pascua)\b/, on: later(1, easter) },
  { name: /\b(?:easter|pascua|domingo de resurreccion)\b/, on: easter },
  { name: /\bmemorial day\b/, on: later(-7, nth(1, 'monday', 6)), oftenClosed: true },
  { name: /\bjuneteenth\b/, on: fixed(6, 19) },
  { name: /\b(?:fourth of july|independence day|dia de la independencia)\b/, on: fixed(7, 4), oftenClosed: true },
  { name: /\b(?:labor day|dia del trabajo)\b/, on: nth(1, 'monday', 9), oftenClosed: true },
  { name: /\b(?:columbus day|indigenous peoples day)\b/, on: nth(2, 'monday', 10) },
  { name: /\b(?:veterans day|dia de los veteranos)\b/, on: fixed(11, 11) },
];

/** The holiday that a text names. */
export function holidayNamed(text: string): Holiday | undefined {
  const plain = askedWords(text).join(' ');
  return holidays.find(({ name }) => name.test(plain));
}
