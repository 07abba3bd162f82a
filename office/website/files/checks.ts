/** The checks of the build, for what is about to be saved or published. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bilingual, languages } from '#app/site/language.ts';
import { type ContentPlace, textsIn } from './content-file.ts';
import { rowsFile } from './doctor-rows.ts';
import { keptProgram, ProgramError, type Texts } from './kept-program.ts';
import { fieldAtLine } from './prose.ts';

// The table of pages is made of the list of doctors.
const check = keptProgram(new RegExp(`^${rowsFile.file}$`));

/** A fault of the checks; `path` is of the field, where it is of the first record that was asked about. */
export interface CheckFault {
  readonly path?: string;
  readonly text: string;
}

/** The faults that the content would have with these texts in the place of the records', and does not have without. */
export async function faultsWith(project: string, texts: Texts): Promise<CheckFault[]> {
  const finds = [contentFaults, (one: string, trial: Texts) => proseFaults(one, trial, texts)];
  const told = await Promise.all(finds.map((find) => find(project, texts)));
  const before = await Promise.all(finds.map((find, at) => (told[at]?.length ? find(project, []) : [])));
  const known = new Set(before.flat().map(withoutLine));
  return told.flat().flatMap((fault) => (known.has(withoutLine(fault)) ? [] : [placed(fault, texts[0])]));
}

/** Every fault of the records, with these texts in the place of theirs. */
export async function contentFaults(project: string, texts: Texts = []): Promise<string[]> {
  return check(project, texts, { module: new URL('check-content.ts', import.meta.url).href, call: 'allFaults' });
}

const withoutLine = (fault: string) => fault.replace(/:\d+/, '');

function placed(fault: string, first: Texts[number] | undefined): CheckFault {
  const files = first ? textsIn(first.record, first.text).map(({ file }) => `content/${file}`) : [];
  const place = files.findIndex((file) => fault.startsWith(`${file}:`));
  const own = fault.slice(files[place]?.length);
  if (first?.record.spanish && place !== -1) return inProse(own, first.text, place);
  const [, field, text] = (place !== -1 && /^:\d+ ([^\s:]+): (.*)$/s.exec(own)) || [];
  return field && text ? { path: field.replace(/\[(\d+)\]/g, '.$1'), text } : { text: fault };
}

/** Of a text: the field that holds the line, and the line's first words. */
function inProse(fault: string, text: string, place: number): CheckFault {
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

/** Calls a function of the project's own scripts; undefined where they, or the packages they need, are not on this computer. */
async function ofScript<T>(project: string, texts: Texts, script: string, call: string, ...args: unknown[]): Promise<T | undefined> {
  const program = join(project, 'scripts', script);
  if (!existsSync(program)) return undefined;
  return check<T>(project, texts, { module: pathToFileURL(program).href, call, args }).catch((error) => {
    // A computer that only has the desk's packages lacks the syllables of English.
    if (error instanceof ProgramError && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });
}

/** Of each text that is being written, in order, or of a whole article; undefined where the checks are not on this computer. */
export async function lookOver(project: string, { file }: ContentPlace, texts: readonly object[]): Promise<PairLook[] | undefined> {
  return ofScript<PairLook[]>(project, [], 'look-over.ts', 'lookedOver', `content/${file}`, texts).catch(() => undefined);
}

/** What the checks of the words say of the texts of prose among these; nothing where these checks are not on this computer. */
async function proseFaults(project: string, trial: Texts, texts: Texts): Promise<string[]> {
  const places = texts.flatMap(({ record }) => (record.spanish ? [join('content', dirname(record.file))] : []));
  return places.length > 0 ? ((await wordingFaults(project, trial, places)) ?? []) : [];
}

interface Problem {
  readonly path: string;
  readonly line: number;
  readonly wrong: string;
  readonly mend: string;
}

/** What the checks of the words say of content/, or of some places in it; undefined where they are not on this computer. */
export async function wordingFaults(project: string, trial: Texts = [], places: readonly string[] = []): Promise<string[] | undefined> {
  try {
    const found = await ofScript<Problem[]>(project, trial, 'check-articles.ts', 'problemsIn', places);
    return found?.map(({ path, line, wrong, mend }) => `${path}:${line}: ${wrong} ${mend}`);
  } catch (error) {
    // Checks that broke off have found nothing, and have not passed.
    if (error instanceof ProgramError) return [error.message];
    throw error;
  }
}
