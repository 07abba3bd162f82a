/** `npm run assistant:eval`: what became of every question of tests/assistant, by half and language. */
import { languages } from '#app/site/language.ts';
import { type Measure, measured, questionFile, readQuestions, ready, sets } from './evaluation.ts';

const percent = ({ right, of }: Measure) => (of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} % (${right}/${of})`);

const made = await ready();
for (const { name, halves, shown } of sets) {
  for (const language of languages) {
    const file = questionFile(name, language);
    const questions = readQuestions(file);
    for (const half of halves) {
      console.log(`\n${file}, ${half}`);
      for (const measure of measured(questions, language, half, made)) {
        console.log(`  ${measure.name.padEnd(24)} ${percent(measure)}`);
        // Who tunes must not see what became of a held-out question.
        if (shown.includes(half)) for (const question of measure.wrong) console.log(`      ${question}`);
      }
    }
  }
}
