/** `npm run assistant -- "question" "next question"`: explains the answer to each turn of a conversation; `--es` asks on a Spanish page. */
import { parseArgs } from 'node:util';
import type { About } from '#app/parts/assistant/answer.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import { ready } from './evaluation.ts';
import { explained } from './explain.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { es: { type: 'boolean', default: false } } });
if (positionals.length === 0) throw new Error('expected a question: npm run assistant -- "are you open on Friday?"');
const { answerers } = await ready();
let before: About | undefined;
for (const question of positionals) {
  const { answer, lines } = explained(answerers[languageOfQuestion(question, values.es ? 'es' : 'en')], question, before, new Date());
  console.log(`\n${lines.join('\n')}`);
  before = answer.about;
}
