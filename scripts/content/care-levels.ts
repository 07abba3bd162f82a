/**
 * Finds a sign that must not wait under a level that waits: "go now" or "call 911" under "Call us today" would keep
 * somebody at the phone. Reads the care cards of articles and the `care` of YAML pages, their notes included.
 */
import { waitingLevels } from '#app/content/articles/care-levels.ts';
import type { Language } from '#app/site/language.ts';
import { articleFiles } from './article-files.ts';
import type { TextPiece } from './content-texts.ts';
import { contentPieces } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { readMdoc, type WrittenText } from './written-text.ts';

/** Something done before is not an order: "you went to the emergency room" is a sign to book. */
const past: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:went|gone|go|been|taken|sent) to (?:the|an) (?:emergency room|ER) (?:for|because of|in the past|last)\b|\b(?:went|gone|been|taken|sent) to (?:the|an) (?:emergency room|ER)\b|\b(?:emergency room|ER) visits?\b/giu,
  es: /(?<!\p{L})(?:fue|fueron|ha ido|han ido|tuvo que ir|tuvieron que ir|estuvo|lo llevaron|la llevaron|terminó|acabó) (?:a|en) (?:la|una) sala de emergencias(?: \(urgencias\))?|(?<!\p{L})visitas? a la sala de emergencias/giu,
};

const atOnce: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:go|come|leave|act|get help) (?:now|at once|right away|right now|immediately)\b|\b911\b|\bemergency room\b|\bthe ER\b|\bER now\b/iu,
  es: /(?<!\p{L})(?:vaya|vayan|acuda|salga|actúe|busque ayuda) (?:ahora|ya|de inmediato|enseguida|cuanto antes)(?!\p{L})|(?<!\d)911(?!\d)|(?<!\p{L})sala de (?:emergencias|urgencias)(?!\p{L})|(?<!\p{L})a urgencias(?!\p{L})/iu,
};

/** Returns the words in a text that send somebody off at once, or undefined. */
export function sendsAtOnce(text: string, language: Language): string | undefined {
  return atOnce[language].exec(text.replaceAll(past[language], ' '))?.[0];
}

const waits = (level: string) => (waitingLevels as readonly string[]).includes(level);

function problemOf(path: string, line: number, level: string, text: string, language: Language): Problem[] {
  const words = waits(level) ? sendsAtOnce(text, language) : undefined;
  if (words === undefined) return [];
  return [
    {
      path,
      line,
      wrong: `"${words}" stands under the level "${level}", which waits: "${text}".`,
      mend: 'Put the sign under "911" or er, or say what makes it one of these as an item of its own there.',
    },
  ];
}

export function careLevelProblems(articles: readonly WrittenText[], pieces: readonly TextPiece[]): Problem[] {
  return [
    ...articles.flatMap(({ path, language, blocks }) =>
      blocks.flatMap(({ level, line, text }) => problemOf(path, line, level, text, language)),
    ),
    ...pieces.flatMap(({ path, line, language, text, field = '' }) => {
      const level = /(?:^|\.)care\.(\w+)(?:\.|$)/.exec(field)?.[1] ?? '';
      return problemOf(path, line, level, text, language);
    }),
  ];
}

if (import.meta.main) {
  process.exitCode = printProblems('levels of care', careLevelProblems(articleFiles().map(readMdoc), contentPieces()));
}
