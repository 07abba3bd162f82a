/**
 * Lists what must still be replaced or signed before the site may go live; exits 1 while anything is left. What a
 * physician signs stands by danger: the level of care at which a mistake would do harm, the most urgent first.
 */
import { readFileSync } from 'node:fs';
import type { CareLevel } from '#app/content/articles/care-levels.ts';
import { situationSentences } from '#app/content/text/shared-values.server.ts';
import { type Unfinished, unfinishedValues } from '#app/content/unfinished.server.ts';
import { byDanger, draftValue, emergencyFiles } from './content/danger.ts';

const situationsFile = 'content/situations.yaml';
const valuesFile = 'content/shared-values.yaml';

type Group = Unfinished['kind'] | 'physician';
const headings: Readonly<Record<Exclude<Group, 'confirm'>, string>> = {
  sample: 'Sample values, to be replaced by the practice',
  physician:
    'For the physician, the most dangerous first: the emergency files and the situations (sign by taking the draft mark off), and sentences (take the entry off the list, or strike it from the text too)',
  draft: 'Drafts, to be approved (medical pages by a physician, legal pages by counsel)',
};

const levelNames: Readonly<Record<CareLevel, string>> = {
  '911': 'Call 911 now',
  er: 'Emergency room now',
  today: 'Call us today',
  soon: 'Within 2 weeks',
  visit: 'At the visit',
};

const signedByDanger = [situationsFile, valuesFile, ...emergencyFiles];
const groupOf = ({ kind, file }: Unfinished): keyof typeof headings =>
  kind === 'sample' ? 'sample' : kind === 'confirm' || signedByDanger.includes(file) ? 'physician' : 'draft';

function printMark({ file, line, field, covers, sentence }: Unfinished) {
  const id = file === situationsFile ? situationIds[Number(/situations\[(\d+)\]/.exec(field)?.[1])] : undefined;
  console.log(`  ${file}:${line} ${id ?? (field || '(whole file)')}${covers && id === undefined ? `: ${covers}` : ''}`);
  if (file === valuesFile) console.log(`    ${draftValue(field)}`);
  const said = id === undefined ? sentence : { en: english.get(id), es: spanish.get(id) };
  if (said) console.log(`    ${said.en}\n    ${said.es}`);
}

const english = situationSentences('en');
const spanish = situationSentences('es');
const situationIds = [...english.keys()];

const unfinished = unfinishedValues();
for (const group of ['physician', 'sample', 'draft'] as const) {
  const marks = unfinished.filter((mark) => groupOf(mark) === group);
  if (marks.length === 0) continue;
  console.log(`${headings[group]}: ${marks.length}`);
  if (group === 'physician') {
    for (const { level, marks: here } of byDanger(marks, (file) => readFileSync(file, 'utf8'))) {
      console.log(`\n  ${level ? `${level}: ${levelNames[level]}` : 'At no level of care'}: ${here.length}`);
      for (const mark of here) printMark(mark);
    }
  } else {
    for (const mark of marks) printMark(mark);
  }
  console.log('');
}
console.log(
  unfinished.length === 0 ? 'Nothing is left: the content may go live.' : `${unfinished.length} left before the site may go live.`,
);
process.exitCode = unfinished.length === 0 ? 0 : 1;
