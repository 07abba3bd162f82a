import type { ConditionPart, ServicePart } from '#app/content/articles/article.schema.ts';
import { nothing, type Reply } from '#app/parts/assistant/answer.ts';
import { type PatternName, patterns } from '#app/parts/assistant/patterns.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { isFunctionWord } from '#app/parts/matching/function-word-list.ts';
import { stopWords } from '#app/parts/matching/stop-words.ts';
import { languages } from '#app/site/language.ts';

/** Words that ask about the illness, test or treatment of the last answer, and the parts of an article that answer them, best first. */
const parts: readonly (readonly [PatternName, readonly (ConditionPart | ServicePart)[]])[] = [
  ['contagious', ['in-short']],
  ['cured', ['treatment']],
  ['caused', ['causes']],
  ['symptoms', ['symptoms', 'who']],
  ['diagnosed', ['diagnosis']],
  ['hurts', ['feel']],
  ['risky', ['risks']],
  ['costs', ['cost']],
];

/** Answers a question without a subject ("is it contagious?", "¿y cómo se cura?") from the article of the last answer. */
export function sameArticle(q: Question): Reply | undefined {
  const { index, thread, knowledge } = q;
  const article = index.pages.find(({ id }) => id === thread?.article)?.id;
  if (!article || q.scope.declined?.certain) return undefined;
  const [word, ...others] = q.words.filter(
    (one) => !languages.some((language) => isFunctionWord(one, language)) && !stopWords.parts.has(one),
  );
  const meant = word !== undefined && others.length === 0 && parts.find(([name]) => patterns[name].test(word));
  if (!meant) return undefined;
  const own = index.passages.filter(({ page }) => page === article);
  const [passage] = meant[1].flatMap((part) => own.find((one) => (one.part ?? one.hash) === part) ?? []);
  if (!passage) return undefined;
  const links = [{ ...knowledge.linkTo(article), hash: passage.hash }];
  return { ...nothing, kind: 'passage', passages: [passage], links, about: { ...q.about, article } };
}
