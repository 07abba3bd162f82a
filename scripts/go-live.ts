/**
 * Lists what must still be replaced or approved before the site may go live; exits 1 while anything is left. What a physician approves is
 * in the order of the desk's "Medical approval", where it is read and approved (docs/how-to/sign-at-the-desk.md).
 */
import { signEntries } from '#app/content/sign-entries.server.ts';
import { unfinishedValues } from '#app/content/unfinished.server.ts';

const headings = {
  sample: 'Sample values, to be replaced by the practice',
  counsel: 'Legal pages, to be approved by counsel',
};

const entries = signEntries();
const waiting = entries.filter(({ isSigned }) => !isSigned);
console.log(`For the physicians, the most dangerous first: ${entries.length - waiting.length} of ${entries.length} are signed`);
for (const { id } of waiting) console.log(`  ${id}`);

const unfinished = unfinishedValues();
for (const kind of ['sample', 'counsel'] as const) {
  const marks = unfinished.filter((mark) => mark.kind === kind);
  if (marks.length > 0) console.log(`\n${headings[kind]}: ${marks.length}`);
  for (const { file, line, field, covers } of marks) console.log(`  ${file}:${line} ${field || '(whole file)'}: ${covers}`);
}

const left = waiting.length + unfinished.length;
console.log(left === 0 ? '\nNothing is left: the content may go live.' : `\n${left} left before the site may go live.`);
process.exitCode = left === 0 ? 0 : 1;
