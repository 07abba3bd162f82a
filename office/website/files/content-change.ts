/** Changes content/, one change at a time among all desks of a project, each wholly or not at all, even if the program is cut off. */
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { halfWritten, removeDurably, removeHalfWritten, writeDurably } from '../../safe/durable-file.ts';
import { FolderInUseError, lockFile } from '../../safe/folder-lock.ts';
import { type ContentPlace, contentOf, contentPath, isWritable, readRecord, textsIn } from './content-file.ts';

/** Someone changed the file in the meantime. */
export class ChangedMeanwhileError extends Error {}

/** A record's new text; an empty one removes its files. `version` is the version of the text that was changed. */
export interface RecordChange {
  readonly record: ContentPlace;
  readonly text: string;
  readonly version: string;
}

/** The change of one file among several. */
interface Step {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const waitMs = 50;
const mostWaits = 200;

/** Returns a path that git never commits, for the file lock against other desks and for the old texts while several files change. */
function besideContent(project: string, name: string): string {
  const git = join(project, '.git');
  return join(statSync(git, { throwIfNoEntry: false })?.isDirectory() ? git : project, name);
}
const lockOf = (project: string) => besideContent(project, '.desk-change.lock');
const stepsOf = (project: string) => besideContent(project, '.desk-change.json');

let turn: Promise<unknown> = Promise.resolve();

/** Runs `work` while no other change runs, at this desk or another. Throws FolderInUseError where another takes over ten seconds. */
function alone<T>(project: string, work: () => Promise<T>): Promise<T> {
  const done = turn.then(async () => {
    const release = await locked(project);
    try {
      await undoHalf(project);
      return await work();
    } finally {
      release();
    }
  });
  turn = done.catch(() => {});
  return done;
}

async function locked(project: string): Promise<() => void> {
  for (let waits = 0; ; waits++) {
    try {
      return lockFile(lockOf(project));
    } catch (error) {
      if (!(error instanceof FolderInUseError) || waits === mostWaits) throw error;
      await setTimeout(waitMs);
    }
  }
}

/** Writes all changes or none. Throws ChangedMeanwhileError where a record is no longer the version that its change was made from. */
export async function writeRecords(project: string, changes: readonly RecordChange[]): Promise<void> {
  await alone(project, async () => {
    const steps: Step[] = [];
    for (const { record, text, version } of changes) {
      const now = await readRecord(project, record);
      if (now.version !== version) throw new ChangedMeanwhileError();
      const before = textsIn(record, now.text);
      const after = textsIn(record, text);
      steps.push(...after.map((one, at) => ({ file: one.file, before: before[at]?.text ?? '', after: one.text })));
    }
    const needed = steps.filter(({ before, after }) => before !== after);
    if (needed.length > 1) await writeDurably(stepsOf(project), JSON.stringify(needed));
    try {
      for (const { file, after } of needed) await writeText(project, file, after);
    } catch (error) {
      await undoHalf(project).catch(() => {});
      throw error;
    }
    if (needed.length > 1) await removeDurably([stepsOf(project)]);
  });
}

export async function writeRecord(project: string, record: ContentPlace, text: string, version: string): Promise<void> {
  await writeRecords(project, [{ record, text, version }]);
}

async function writeText(project: string, file: string, text: string): Promise<void> {
  const place = await contentPath(project, file);
  await (text ? writeDurably(place, text, 0o644) : removeDurably([place]));
}

/** Undoes an interrupted change of several files; a file that was edited since then stays. */
async function undoHalf(project: string): Promise<void> {
  if (!existsSync(stepsOf(project))) return;
  const steps = JSON.parse(await readFile(stepsOf(project), 'utf8')) as Step[];
  for (const { file, before, after } of steps) {
    const { text } = await readRecord(project, { file });
    if (text === after) await writeText(project, file, before);
  }
  await removeDurably([stepsOf(project)]);
}

/** Cleans up content/ after an interrupted program. */
export async function tidyContent(project: string): Promise<void> {
  if (!(await isWritable(project))) return;
  const names = await readdir(contentOf(project), { recursive: true });
  const isLeft = existsSync(stepsOf(project)) || names.some((name) => halfWritten.test(name));
  if (isLeft) await alone(project, () => removeHalfWritten(contentOf(project)));
}
