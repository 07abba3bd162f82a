/** The checks of the build, for what is about to be saved or published. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { languages } from '#app/site/language.ts';
import { type ContentPlace, filesOf } from './content-file.ts';
import { rowsFile } from './doctor-rows.ts';
import { keptProgram, ProgramError, type Texts } from './kept-program.ts';
import { fieldAtLine } from './prose.ts';

// The table of pages is made of the list of doctors.
const check = keptProgram(new RegExp(`^${rowsFile.file}$`));

/** A fault of the checks, with the record and the field that it is about, as far as they are known. */
export interface CheckFault {
  readonly record?: ContentPlace;
  readonly path?: string;
  readonly text: string;
}

/** The faults that the content would have with these texts in the place of the records', and does not have without. Throws ProgramError. */
export async function faultsWith(project: string, texts: Texts): Promise<CheckFault[]> {
  const told = await allFaults(project, texts, texts);
  const known = new Set((told.length > 0 ? await allFaults(project, [], texts) : []).map(withoutLine));
  return told.flatMap((fault) => (known.has(withoutLine(fault)) ? [] : placed(fault, texts)));
}

/** What the records' checks find, and those of the words in the files of some of them. */
async function allFaults(project: string, trial: Texts, texts: Texts): Promise<string[]> {
  const places = texts.map(({ record }) => join('content', record.spanish ? dirname(record.file) : record.file));
  const wording = places.length > 0 ? await wordingFaults(project, trial, places) : [];
  return [...(await contentFaults(project, trial)), ...(wording ?? [])];
}

/** Every fault of the records, with these texts in the place of theirs. Throws ProgramError. */
export async function contentFaults(project: string, texts: Texts = []): Promise<string[]> {
  return check(project, texts, { module: new URL('check-content.ts', import.meta.url).href, call: 'allFaults' });
}

const withoutLine = (fault: string) => fault.replace(/:\d+/, '');

/** A fault, as `content/staff.yaml:12: …`, at the field of the one of these records that it is about. */
export function placed(fault: string, texts: Texts): CheckFault {
  for (const { record, text } of texts) {
    const place = filesOf(record).findIndex((file) => fault.startsWith(`content/${file}:`));
    if (place === -1) continue;
    const own = fault.slice(`content/${filesOf(record)[place]}`.length);
    return { record, ...(record.spanish ? inProse(own, text, place) : inYaml(own, text)) };
  }
  return { text: fault };
}

function inYaml(fault: string, text: string): CheckFault {
  const [, line, field, said = fault] = /^:(\d+)(?: ([a-z][\w.[\]-]*)(?=: ))?: (.*)$/is.exec(fault) ?? [];
  const path = field ? field.replace(/\[(\d+)\]/g, '.$1') : pathAtLine(text, Number(line));
  // The paragraphs of one language stand in one field.
  return { path: path.replace(/\.(en|es)\.\d+$/, '.$1'), text: said };
}

/** What a line of YAML says: a text, or what its texts have in common. */
function pathAtLine(text: string, line: number): string {
  const lines = new LineCounter();
  const paths: string[][] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar(key, scalar, ancestors) {
      if (key === 'key' || lines.linePos(scalar.range?.[0] ?? 0).line !== line) return;
      const steps = [...ancestors.slice(1), scalar].map((node, at) => {
        const above = ancestors[at];
        return isSeq(above) ? String(above.items.indexOf(node)) : isPair(node) && isScalar(node.key) ? String(node.key.value) : '';
      });
      paths.push(steps.filter(Boolean));
    },
  });
  const [first = [], ...others] = paths;
  return first.filter((step, at) => others.every((other) => other[at] === step)).join('.');
}

/** A fault in a text: the field that holds the line, and the line's first words. */
function inProse(fault: string, text: string, place: number): CheckFault {
  const [, line, name, said = fault] = /^(?::(\d+))?(?: ([a-z]+)(?=[:[]))?[^:]*: (.*)$/s.exec(fault) ?? [];
  if (name) return { path: `${name}.${languages[place]}`, text: said };
  const { path, words } = fieldAtLine(text, place, Number(line ?? 1));
  return { path, text: words ? `At “${words}”: ${said}` : said };
}

interface Problem {
  readonly path: string;
  readonly line: number;
  readonly wrong: string;
  readonly mend: string;
}

/**
 * What the checks of the words say of content/, or of some places in it; undefined where they, or the packages they
 * need, are not on this computer. Throws ProgramError.
 */
export async function wordingFaults(project: string, trial: Texts = [], places: readonly string[] = []): Promise<string[] | undefined> {
  const program = join(project, 'scripts', 'check-articles.ts');
  if (!existsSync(program)) return undefined;
  try {
    const found = await check<Problem[]>(project, trial, { module: pathToFileURL(program).href, call: 'problemsIn', args: [places] });
    return found.map(({ path, line, wrong, mend }) => `${path}:${line}: ${wrong} ${mend}`);
  } catch (error) {
    // A computer that only has the desk's packages lacks the syllables of English.
    if (error instanceof ProgramError && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
