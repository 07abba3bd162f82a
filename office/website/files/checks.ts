/** Runs the build's checks on content that is about to be saved or published. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { languages } from '#app/site/language.ts';
import { type ContentPlace, filesOf } from './content-file.ts';
import { rowsFile } from './doctor-rows.ts';
import { keptProgram, ProgramError, type Texts } from './kept-program.ts';
import { fieldAtLine } from './prose.ts';

// The table of pages reads the list of doctors once per process.
const check = keptProgram(new RegExp(`^${rowsFile.file}$`));

/** A fault that the checks found, with its record and field if they are known. */
export interface CheckFault {
  readonly record?: ContentPlace;
  readonly path?: string;
  readonly text: string;
}

/** Returns the faults that content/ has with these texts and would not have without them. Throws ProgramError. */
export async function faultsWith(project: string, texts: Texts): Promise<CheckFault[]> {
  const told = await allFaults(project, texts, texts);
  const known = new Set((told.length > 0 ? await allFaults(project, [], texts) : []).map(withoutLine));
  return told.flatMap((fault) => (known.has(withoutLine(fault)) ? [] : placed(fault, texts)));
}

/** Returns the faults of all records, and the wording faults in the files of the records in `texts`. */
async function allFaults(project: string, trial: Texts, texts: Texts): Promise<string[]> {
  const places = texts.map(({ record }) => join('content', record.spanish ? dirname(record.file) : record.file));
  const wording = places.length > 0 ? await wordingFaults(project, trial, places) : [];
  return [...(await contentFaults(project, trial)), ...(wording ?? [])];
}

/** Returns every fault of the records, with these texts in place of theirs. Throws ProgramError. */
export async function contentFaults(project: string, texts: Texts = []): Promise<string[]> {
  return check(project, texts, { module: new URL('check-content.ts', import.meta.url).href, call: 'allFaults' });
}

const withoutLine = (fault: string) => fault.replace(/:\d+/, '');

/** Finds the record, among these, and the field of a fault such as `content/staff.yaml:12: …`. */
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
  // All paragraphs of one language are in one field.
  return { path: path.replace(/\.(en|es)\.\d+$/, '.$1'), text: said };
}

/** Returns the path of the text on a YAML line, or the common path of its texts. */
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

/** Returns the field that contains a fault's line of prose, and the line's first words. */
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
 * Returns the wording faults in content/, or in some places in it; undefined where this computer lacks the checks or the packages that
 * they need. Throws ProgramError.
 */
export async function wordingFaults(project: string, trial: Texts = [], places: readonly string[] = []): Promise<string[] | undefined> {
  const program = join(project, 'scripts', 'check-articles.ts');
  if (!existsSync(program)) return undefined;
  try {
    const found = await check<Problem[]>(project, trial, { module: pathToFileURL(program).href, call: 'problemsIn', args: [places] });
    return found.map(({ path, line, wrong, mend }) => `${path}:${line}: ${wrong} ${mend}`);
  } catch (error) {
    // A computer with only the desk's packages lacks the package that counts English syllables.
    if (error instanceof ProgramError && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
