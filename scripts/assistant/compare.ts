/**
 * `npm run assistant:compare -- record` saves today's answers in a file that git ignores; without `record`, it answers again and prints
 * every answer that differs. It asks all questions of the sets, alone and after the one before in the file, and all training examples.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Answer } from '#app/parts/assistant/answer.ts';
import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import type { Language } from '#app/site/language.ts';
import { askedAt, ready } from './evaluation.ts';
import { asksOf, questionSets } from './question-sets.ts';

const file = '.cache/assistant-answers.json';

/** Returns what a visitor sees of an answer and what the next answer depends on; the resolver may change. */
const shown = ({ by, parts, ...answer }: Answer & { readonly by?: unknown }): unknown => ({
  ...answer,
  parts: parts?.map((part) => ({ asked: part.asked, answer: shown(part.answer) })),
});

const { answerers } = await ready();
const ask = (question: string, language: Language, before?: Answer) =>
  answerers[languageOfQuestion(question, language)].answer(question, before?.about, askedAt);

const answers: Record<string, string> = {};
const keep = (key: string, answer: Answer) => {
  answers[key] = JSON.stringify(shown(answer));
};
for (const set of questionSets()) {
  let before: Answer | undefined;
  for (const question of asksOf(set)) {
    keep(`${set.language}: ${question}`, ask(question, set.language));
    const next = ask(question, set.language, before);
    keep(`${basename(set.file)} in a row: ${question}`, next);
    before = next;
  }
}
for (const { text } of questionExamples()) keep(`en: ${text}`, ask(text, 'en'));

if (process.argv.includes('record')) {
  writeFileSync(file, JSON.stringify(answers, null, 1));
  console.log(`${Object.keys(answers).length} answers are kept in ${file}`);
} else {
  if (!existsSync(file)) throw new Error(`No answers are kept in ${file}: run "npm run assistant:compare -- record" before a change`);
  const kept: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const changed = Object.entries(answers).filter(([key, answer]) => kept[key] !== undefined && kept[key] !== answer);
  for (const [key, answer] of changed) console.log(`${key}\n  was ${kept[key]}\n  is  ${answer}`);
  const unknown = Object.keys(answers).filter((key) => kept[key] === undefined).length;
  console.log(`${changed.length} of ${Object.keys(answers).length} answers differ${unknown ? `; ${unknown} were not asked before` : ''}`);
  process.exitCode = changed.length > 0 ? 1 : 0;
}
