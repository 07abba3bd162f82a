import type { ConditionPart, ServicePart } from '#app/content/articles/article.schema.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import type { About, Answer } from './answer.ts';

/** Words that ask about the illness, test or treatment of the last answer, and the parts of an article that answer them, best first. */
const parts: readonly (readonly [RegExp, readonly (ConditionPart | ServicePart)[]])[] = [
  [/^(?:contagious|contagios[oa]|catching|catch|spreads?|contagia|pega|pegan)$/, ['in-short']],
  [/^(?:cure|cured|cura|curar|treat|treated|treatment|trata|tratar|tratamiento|away|quita|quitar|remedio)$/, ['treatment']],
  [/^(?:causes?|caused|causa|causas|provoca|debe)$/, ['causes']],
  [/^(?:symptoms?|signs?|sintomas?|senales)$/, ['symptoms', 'who']],
  [/^(?:diagnosed?|diagnostica|detecta|saben)$/, ['diagnosis']],
  [/^(?:hurts?|painful|duele|duelen|dolor)$/, ['feel']],
  [/^(?:safe|risks?|dangerous|segur[oa]s?|riesgos?|peligros[oa]s?)$/, ['risks']],
  [/^(?:costs?|cuesta|cuestan)$/, ['cost']],
];
/** More words that say nothing about the subject, beside function words. */
const around = /^(?:does|how|much|long|go|get|can|what|why|le|va|van|ir|ya|y|si|tiene|tienen|hay|cuanto|como|por|que|a)$/;

/** Answers a question without a subject ("is it contagious?", "¿y cómo se cura?") from the article of the last answer. */
export function ofSameArticle(
  question: string,
  before: About | undefined,
  { index }: Finder,
): Pick<Answer, 'passages' | 'links'> | undefined {
  const page = index.pages.find(({ id }) => id === before?.article);
  if (!page) return undefined;
  const telling = askedWords(question).filter((word) => !isFunctionWord(word, index.language) && !around.test(word));
  const [word, ...others] = telling;
  const meant = word !== undefined && others.length === 0 && parts.find(([way]) => way.test(word));
  if (!meant) return undefined;
  const own = index.passages.filter((one) => one.page === page.id);
  const [passage] = meant[1].flatMap((part) => own.find((one) => (one.part ?? one.hash) === part) ?? []);
  return passage ? { passages: [passage], links: [{ page: page.id, title: page.title, hash: passage.hash }] } : undefined;
}
