import type { Question } from './question.ts';
import { topicsOfPlace } from './topic-kinds.ts';

/** Texas cities in which people look for us, without those whose names are also common words or first names. */
const cities = `Laredo, McAllen, Harlingen, Brownsville, Corpus Christi, Austin, Houston, Dallas, Fort Worth, El Paso, Del Rio, Eagle Pass,
  Uvalde, Kerrville, Boerne, New Braunfels, Seguin, San Marcos, Schertz, Pleasanton, Hondo, Castroville, Floresville, Edinburg,
  Killeen, Waco`.split(/,\s+/);
const byWords = new Map(cities.map((city) => [city.toLowerCase(), city]));
/** Matches a city, but not a street named after it: "Austin Highway". */
const names = `(${[...byWords.keys()].join('|')})(?! (?:highway|hwy|street|st|road|rd)\\b)`;
const office =
  '(?:offices?|clinics?|locations?|branch|hours|phone|address|oficinas?|clinicas?|consultorios?|sucursal(?:es)?|horarios?|telefono|direccion)';

/** Ways to ask for an office in a city; a city where somebody lives or something blooms does not count. */
const ofOffice: readonly RegExp[] = [
  new RegExp(`\\b${names} ${office}\\b`),
  new RegExp(
    `\\b${office} (?:(?:you|do|have|is|are|there|also|tienen|hay|la|el|su|oficina|consultorio|clinica|de) )*(?:in|at|en|de|near|cerca de) ${names}\\b`,
  ),
  new RegExp(
    `\\b(?:open|opens?|close[sd]?|located|are you|are yall|abren|cierran|abierto|estan|atienden|hay|tienen algo|anything|you in) (?:\\w+ )?(?:in|at|en|near) ${names}\\b`,
  ),
];
const nearestOffice = new RegExp(`\\b(?:${office})\\b`);

/** The city in which a question looks for an office although we have none there; otherwise undefined. */
export function otherCityIn({ plain, topicsSaid }: Pick<Question, 'plain' | 'topicsSaid'>): string | undefined {
  if (!topicsSaid.some((topic) => topicsOfPlace.includes(topic)) && !nearestOffice.test(plain)) return undefined;
  const [found] = ofOffice.flatMap((way) => way.exec(plain)?.[1] ?? []);
  return found && byWords.get(found);
}
