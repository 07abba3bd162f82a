/** The checks of the build, for what is about to be saved or published. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type ContentPlace, contentOf, readRecord } from './content-file.ts';

const run = promisify(execFile);
const patience = { timeout: 120_000, maxBuffer: 4 * 1024 * 1024, windowsHide: true } as const;

/** A fault of the checks; `path` is of the field, where it is of the first record that was asked about. */
export interface CheckFault {
  readonly path?: string;
  readonly text: string;
}

/** The faults that the content would have with these texts in the place of the records', and does not have without. Nothing for a text is no file. */
export async function faultsWith(project: string, texts: readonly { record: ContentPlace; text: string }[]): Promise<CheckFault[]> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-check-'));
  try {
    const copy = join(folder, 'content');
    // Photographs are no part of what a form changes.
    await cp(contentOf(project), copy, { recursive: true, filter: (path) => basename(path) !== 'photos' });
    const put = (file: string, text: string) => (text ? writeFile(join(copy, file), text) : rm(join(copy, file), { force: true }));
    for (const { record, text } of texts) await put(record.file, text);
    const found = await contentFaults(copy);
    if (found.length === 0) return [];
    for (const { record } of texts) await put(record.file, (await readRecord(project, record)).text);
    const known = new Set((await contentFaults(copy)).map(withoutLine));
    return found.filter((fault) => !known.has(withoutLine(fault))).map((fault) => read(fault, texts[0]?.record.file ?? '', copy));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every fault of the records in a content folder. */
export async function contentFaults(root: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'check-content.ts'), root], patience);
  return JSON.parse(stdout) as string[];
}

const withoutLine = (fault: string) => fault.replace(/:\d+/, '');

function read(fault: string, file: string, copy: string): CheckFault {
  const own = `${join(copy, file)}:`;
  const [, field, text] = (fault.startsWith(own) && /^\d+ ([^\s:]+): (.*)$/s.exec(fault.slice(own.length))) || [];
  if (field && text) return { path: field.replace(/\[(\d+)\]/g, '.$1'), text };
  return { text: fault.replaceAll(copy, 'content') };
}

/** What the checks of the words say of the folder; undefined where they are not on this computer. */
export async function wordingFaults(project: string): Promise<string[] | undefined> {
  const program = join(project, 'scripts/check-articles.ts');
  if (!existsSync(program)) return undefined;
  try {
    await run(process.execPath, [program], { ...patience, cwd: project });
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
