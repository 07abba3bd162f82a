/** The checks of the build, for what is about to be saved or published. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Bilingual, languages } from '#app/site/language.ts';
import { put, type Texts, withContentCopy } from './content-copy.ts';
import { type ContentPlace, contentOf, readRecord, textsIn } from './content-file.ts';
import { fieldAtLine } from './prose.ts';

const run = promisify(execFile);
const patience = { timeout: 120_000, maxBuffer: 4 * 1024 * 1024, windowsHide: true } as const;

/** A fault of the checks; `path` is of the field, where it is of the first record that was asked about. */
export interface CheckFault {
  readonly path?: string;
  readonly text: string;
}

/** The faults that the content would have with these texts in the place of the records', and does not have without. */
export async function faultsWith(project: string, texts: Texts): Promise<CheckFault[]> {
  return withContentCopy(project, texts, async (folder) => {
    const copy = contentOf(folder);
    const finds = [() => contentFaults(copy), () => proseFaults(project, folder, texts)];
    const told = await Promise.all(finds.map((find) => find()));
    const found = told.flat();
    if (found.length === 0) return [];
    for (const { record } of texts)
      for (const { file, text } of textsIn(record, (await readRecord(project, record)).text)) await put(join(copy, file), text);
    const before = await Promise.all(finds.map((find, at) => (told[at]?.length ? find() : [])));
    const known = new Set(before.flat().map(withoutLine));
    return found.filter((fault) => !known.has(withoutLine(fault))).map((fault) => read(fault, texts[0], copy));
  });
}

/** Every fault of the records in a content folder. */
export async function contentFaults(root: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'check-content.ts'), root], patience);
  return JSON.parse(stdout) as string[];
}

const withoutLine = (fault: string) => fault.replace(/:\d+/, '');

function read(fault: string, first: Texts[number] | undefined, copy: string): CheckFault {
  const files = first ? textsIn(first.record, first.text) : [];
  const place = files.findIndex(({ file }) => fault.startsWith(join(copy, file)));
  const own = fault.slice(join(copy, files[place]?.file ?? '').length);
  if (first && place !== -1 && first.record.spanish) return readProse(own, first.text, place);
  const [, field, text] = (place !== -1 && /^:\d+ ([^\s:]+): (.*)$/s.exec(own)) || [];
  if (field && text) return { path: field.replace(/\[(\d+)\]/g, '.$1'), text };
  return { text: fault.replaceAll(copy, 'content') };
}

/** Of a text: the field that holds the line, and the line's first words. */
function readProse(fault: string, text: string, place: number): CheckFault {
  const [, line, name, said = fault] = /^(?::(\d+))?(?: ([a-z]+)(?=[:[]))?[^:]*: (.*)$/s.exec(fault) ?? [];
  if (name) return { path: `${name}.${languages[place]}`, text: said };
  const { path, words } = fieldAtLine(text, place, Number(line ?? 1));
  return { path, text: words ? `At “${words}”: ${said}` : said };
}

/** What scripts/look-over.ts says of a text in one language. */
export interface Look {
  readonly words: number;
  readonly score: number;
  readonly verdict: 'aim' | 'floor' | 'too hard';
  readonly problems: readonly string[];
}
export type PairLook = Bilingual<Look>;

/** Of each text that is being written, in order, or of a whole article; undefined where the checks are not on this computer. */
export async function lookOver(project: string, { file }: ContentPlace, texts: readonly object[]): Promise<PairLook[] | undefined> {
  const asked = run(process.execPath, [join(project, 'scripts/look-over.ts'), `content/${file}`], { ...patience, cwd: project });
  asked.child.stdin?.on('error', () => {});
  asked.child.stdin?.end(JSON.stringify(texts));
  return asked.then(({ stdout }) => JSON.parse(stdout)).catch(() => undefined);
}

/** What the checks of the words say of texts; nothing where these checks are not on this computer. */
async function proseFaults(project: string, folder: string, texts: Texts): Promise<string[]> {
  const places = texts.flatMap(({ record }) => (record.spanish ? [join('content', dirname(record.file))] : []));
  const found = places.length > 0 ? ((await wordingFaults(project, folder, places)) ?? []) : [];
  const told = [...found.join('\n').matchAll(/^(\S+?):(\d+) {2}(.*)\n\s+(.*)$/gm)];
  if (told.length === 0) return found;
  return told.map(([, file = '', line, wrong, mend]) => `${join(folder, file)}:${line}: ${wrong} ${mend}`);
}

/** What the checks of the words say of a folder with content, or of some places in it; undefined where they are not on this computer. */
export async function wordingFaults(project: string, cwd = project, places: readonly string[] = []): Promise<string[] | undefined> {
  const program = join(project, 'scripts/check-articles.ts');
  if (!existsSync(program)) return undefined;
  try {
    await run(process.execPath, [program, ...places], { ...patience, cwd });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    // A computer that only has the desk's packages lacks the syllables of English.
    if (/ERR_MODULE_NOT_FOUND/.test(stderr)) return undefined;
    const found = stdout.split('\n').filter((line) => line && !line.endsWith(': nothing found'));
    // Checks that broke off have found nothing, and have not passed.
    return found.length > 0 ? found : [stderr.trim().split('\n').at(-1) || 'The wording checks stopped.'];
  }
}
