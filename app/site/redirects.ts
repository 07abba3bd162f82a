/** Redirects old and untidy addresses. Pure: the server and the app share it. */
import { furtherNames } from './further-names.ts';
import type { Language } from './language.ts';
import { nearTopic } from './near-topic.ts';
import { type PhysicianId, physicianPages } from './pages.ts';
import { addresses, languageOf, pathOf } from './paths.ts';
import { letters, pathLetters, tidied } from './spelling.ts';

/** Further names a physician was known by, so that links from the former site still find the profile. */
export interface LegacyNames {
  readonly id: PhysicianId;
  readonly legacyNames: readonly string[];
}

/** Words around a name in old links: forms of address, and allergists' credentials. */
const titles = ['dr', 'dra', 'doctor', 'doctora', 'md', 'do', 'phd', 'mph', 'faaaai', 'facaai', 'faap', 'facp'];

/** Longer than any name; keeps made-up addresses from costing time. */
const longestName = 200;

const doctorPath = /^(\/es)?\/doctors?(?:\/(.*))?$/i;

/** The address for every path of a page, by its letters; an address takes precedence over a further name. */
export const byLetters: ReadonlyMap<string, string> = new Map(
  [...furtherNames, ...addresses.map(({ path }) => [path, path] as const)].map(([from, to]) => [letters(from), to]),
);

/**
 * Returns the path to go to instead of `pathname`; undefined if there is no redirect. `pathname` is as requested: still percent-encoded,
 * without query. Every answer is an address of the page table, so that no crafted path can lead off the site, and none is redirected again.
 */
export function redirectFor(pathname: string, physicians: readonly LegacyNames[] = []): string | undefined {
  // The router's own data requests: it follows redirects in the page.
  if (pathname.endsWith('.data')) return undefined;
  const doctor = doctorPath.exec(tidied(pathname));
  if (doctor) return doctorRedirect(doctor[2] ?? '', doctor[1] ? 'es' : 'en', physicians);
  const path = pathLetters(pathname);
  const target = byLetters.get(path) ?? nearTopic(path, languageOf(path));
  return target === pathname ? undefined : target;
}

function doctorRedirect(name: string, language: Language, physicians: readonly LegacyNames[]): string {
  const id = physicianNamed(name, physicians);
  return pathOf(id ? `physician/${id}` : 'team', language);
}

/** Finds the physician that a legacy path means; undefined for none or several. */
function physicianNamed(name: string, physicians: readonly LegacyNames[]): PhysicianId | undefined {
  if (name.length > longestName) return undefined;
  const joined = wordsOf(name.replace(/\.(html?|php|aspx?)$/i, '')).join('');
  const current = physicianPages.filter(({ slug }) => fits(joined, slug));
  // A current name takes precedence over a former one.
  const former = physicians.filter(({ legacyNames }) => legacyNames.some((legacy) => fits(joined, legacy)));
  const [first, ...others] = new Set((current.length > 0 ? current : former).map(({ id }) => id));
  return others.length === 0 ? first : undefined;
}

/** Whether `joined` is made of parts of this name and of titles only, in any order, with at least one part of the name. */
function fits(joined: string, name: string): boolean {
  const part = [...new Set(wordsOf(name))].filter((word) => !titles.includes(word)).join('|');
  const anyTitle = titles.join('|');
  return part !== '' && new RegExp(`^(?:${anyTitle})*(?:${part})(?:${anyTitle}|${part})*$`).test(joined);
}

/** Splits into lower-case words without accents, without single letters: initials or halves of "M.D.". */
function wordsOf(name: string): string[] {
  return letters(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
}
