/**
 * `npm run assistant:eval`: prints the results of the questions in training/question-sets, by set, all together, and by what answered them,
 * on the records of the tests. With `-- --record`, the totals of the known questions become the minimum of `npm test`; with `-- --outcomes
 * FILE`, the messages of a file are asked instead, and whether each got a card, the guide or an answer is printed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '#app/site/language.ts';
import type { Measure } from './evaluation.ts';
import { keptEvaluation } from './kept-evaluation.ts';
import { printOutcomes } from './outcomes.ts';
import { measureNames } from './question-sets.ts';
import { recordFile, totalsOf } from './recorded.ts';

const { values } = parseArgs({ options: { outcomes: { type: 'string' }, record: { type: 'boolean' } } });
if (values.outcomes) {
  await printOutcomes(values.outcomes);
  process.exit();
}

const percent = ({ right, of }: Pick<Measure, 'right' | 'of'>) => `${((100 * right) / of).toFixed(1)} % (${right}/${of})`;

/** Prints the totals of sets, one measure per line. */
function printTotals(title: string, measures: readonly Measure[]) {
  console.log(`\n${title}`);
  for (const name of measureNames) {
    const own = measures.filter((one) => one.name === name);
    const sum = (key: 'right' | 'of') => own.reduce((total, one) => total + one[key], 0);
    if (own.length > 0) console.log(`  ${name.padEnd(24)} ${percent({ right: sum('right'), of: sum('of') })}`);
  }
}

const evaluation = await keptEvaluation();
const { sets, givers } = evaluation;
for (const { file, measures } of sets) {
  console.log(`\n${file}`);
  for (const measure of measures) {
    console.log(`  ${measure.name.padEnd(24)} ${percent(measure)}`);
    for (const question of measure.wrong) console.log(`      ${question}`);
  }
}
const measuresOf = (isBlind: boolean) => sets.flatMap((set) => (set.isBlind === isBlind ? set.measures : []));
printTotals('Known, which only guards', measuresOf(false));
printTotals('Blind, which measures', measuresOf(true));

console.log(`\n${'By resolver'.padEnd(26)}   asked   right   wrong`);
for (const { by, asked, right } of givers) {
  console.log(`  ${by.padEnd(24)}${[asked, right, asked - right].map((count) => String(count).padStart(8)).join('')}`);
}

if (values.record) {
  const totals = totalsOf(evaluation);
  const lines = languages.map((language) => {
    const kinds = Object.entries(totals[language]).map(([name, { right, of }]) => `    "${name}": { "right": ${right}, "of": ${of} }`);
    return `  "${language}": {\n${kinds.join(',\n')}\n  }`;
  });
  writeFileSync(recordFile, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`\nRecorded in ${recordFile}`);
}
