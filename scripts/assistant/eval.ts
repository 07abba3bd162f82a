/** `npm run assistant:eval`: what became of the questions of training/question-sets, by file, all together, and by what answered them. */
import { resolvers } from '#app/parts/assistant/resolvers.ts';
import { judged, measured, ready } from './evaluation.ts';

import { measureNames, questionSets } from './question-sets.ts';

const percent = (right: number, of: number) => `${((100 * right) / of).toFixed(1)} % (${right}/${of})`;

const made = await ready();
const all = questionSets().map((set) => ({ set, measures: measured(set, made) }));
for (const { set, measures } of all) {
  console.log(`\n${set.file}, ${set.state}`);
  for (const { name, right, of, wrong } of measures) {
    console.log(`  ${name.padEnd(24)} ${percent(right, of)}`);
    for (const question of wrong) console.log(`      ${question}`);
  }
}
console.log('\nAll together');
for (const name of measureNames) {
  const own = all.flatMap(({ measures }) => measures.filter((one) => one.name === name));
  const sum = (count: (one: (typeof own)[number]) => number) => own.reduce((total, one) => total + count(one), 0);
  console.log(
    `  ${name.padEnd(24)} ${percent(
      sum(({ right }) => right),
      sum(({ of }) => of),
    )}`,
  );
}

const judgements = all.flatMap(({ set }) => judged(set, made));
console.log(`\n${'By resolver'.padEnd(26)}   asked   right   wrong`);
for (const giver of ['alarm', ...Object.keys(resolvers), 'not-understood', 'several']) {
  const own = judgements.filter(({ by }) => by === giver);
  const right = own.filter(({ isRight }) => isRight).length;
  const columns = [own.length, right, own.length - right].map((count) => String(count).padStart(8));
  console.log(`  ${giver.padEnd(24)}${columns.join('')}`);
}
