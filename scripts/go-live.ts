/** Lists what must still be replaced or signed before the site may go live; exits 1 while anything is left. */
import { type Unfinished, unfinishedValues } from '#app/content/unfinished.server.ts';

const headings: Readonly<Record<Unfinished['kind'], string>> = {
  sample: 'Sample values, to be replaced by the practice',
  confirm: 'Sentences for the physician to sign (take the entry off the list) or to strike (also from the text)',
  draft: 'Drafts, to be approved (medical pages by a physician, legal pages by counsel)',
};

const unfinished = unfinishedValues();
for (const kind of ['sample', 'confirm', 'draft'] as const) {
  const marks = unfinished.filter((mark) => mark.kind === kind);
  if (marks.length === 0) continue;
  console.log(`${headings[kind]}: ${marks.length}`);
  for (const { file, line, field, covers, sentence } of marks) {
    console.log(`  ${file}:${line} ${field || '(whole file)'}${covers ? `: ${covers}` : ''}`);
    if (sentence) console.log(`    ${sentence.en}\n    ${sentence.es}`);
  }
  console.log('');
}
console.log(
  unfinished.length === 0 ? 'Nothing is left: the content may go live.' : `${unfinished.length} left before the site may go live.`,
);
process.exitCode = unfinished.length === 0 ? 0 : 1;
