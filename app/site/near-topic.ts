/** Finds the page of a misspelled or guessed topic: "/patient-education/anaphilaxis", "/services/asthma". */
import type { Language } from './language.ts';
import { pages } from './pages.ts';
import { letters } from './spelling.ts';

/** Topics' parent paths, and the topic after them; letters only. */
const topicPath = /^(?:\/es)?\/(?:patient-education|conditions|educacion-del-paciente|services|servicios)\/([^/]+)$/;

/** Longer than any topic; keeps made-up addresses from costing time. */
const longestTopic = 40;

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Lists articles by the last part of their addresses, and pages by short names; of two alike the first counts. */
function namesIn(language: Language): [name: string, path: string][] {
  const articles = pages.filter(({ record }) => record?.kind === 'condition' || record?.kind === 'service');
  const own = articles.flatMap(({ paths, aliases = [] }) =>
    [paths, ...aliases].flatMap((pair) => (pair.en ? [[lastPart(pair.en), paths[language]] as [string, string]] : [])),
  );
  const short = pages.flatMap(({ paths, shortNames = {} }) =>
    [shortNames[language], shortNames.en, shortNames.es].flatMap((names = []) =>
      names.map((name) => [letters(name), paths[language]] as [string, string]),
    ),
  );
  return [...new Map([...own, ...short].reverse())];
}

/** Whether two names differ in one place only: one letter, in a long name two, added, left out or changed, or two adjacent ones swapped. */
function isNear(typed: string, name: string): boolean {
  const most = name.length > 8 ? 2 : 1;
  if (name.length < 5 || Math.abs(typed.length - name.length) > most) return false;
  const shorter = Math.min(typed.length, name.length);
  let start = 0;
  while (start < shorter && typed[start] === name[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === name.at(-1 - end)) end += 1;
  const [one, other] = [typed.slice(start, typed.length - end), name.slice(start, name.length - end)];
  return Math.max(one.length, other.length) <= most || (one.length === 2 && one === [...other].reverse().join(''));
}

/** Finds the address of the topic that an unknown path means, by its letters; undefined for none or several. */
export function nearTopic(path: string, language: Language): string | undefined {
  const typed = topicPath.exec(path)?.[1];
  if (!typed || typed.length > longestTopic) return undefined;
  const names = namesIn(language);
  const exact = names.find(([name]) => name === typed);
  if (exact) return exact[1];
  const [near, ...others] = new Set(names.filter(([name]) => isNear(typed, name)).map(([, to]) => to));
  return others.length === 0 ? near : undefined;
}
