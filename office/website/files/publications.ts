/** Publishes changed records in one commit, whose message says what changed, and undoes a publication with another commit. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photosIn } from '../fields/pictures.ts';
import { writeRecords } from './content-change.ts';
import { filesOf, readRecord, textsIn, versionOf } from './content-file.ts';
import { rowsIn } from './doctor-rows.ts';
import { dropOldLocks, fileAt, GitError, git, namesIn } from './git.ts';
import { removePictures } from './pictures.ts';
import { joint } from './prose.ts';
import { bringBack, dropUnpublished, photoPath, picturesBetween } from './published-pictures.ts';
import { valueIn } from './record-value.ts';
import { type ChangedRecord, doctorRecord, doctorsList, type EditableRecord, recordsIn } from './records.ts';
import { signedFile } from './sign-records.ts';

/** The last line of the desk's commit messages, by which the desk finds them. */
export const mark = 'Published from the office’s desk.';
const shown = 20;
const longestSubject = 72;
const commitId = /^[0-9a-f]{40,64}$/;

export interface Publication {
  readonly commit: string;
  readonly at: string;
  readonly text: string;
}

export type Taken = 'done' | 'unpublished' | 'changed-since' | 'unknown';

const pathsOf = (record: EditableRecord) => filesOf(record).map((file) => `content/${file}`);

/** Returns the records whose files differ from the last publication. */
export async function changedRecords(project: string): Promise<ChangedRecord[]> {
  const all = await recordsOf(project, ['HEAD']);
  const names = await git(project, ['diff', '-z', '--name-only', '--no-renames', '--diff-filter=MD', 'HEAD', '--', 'content']);
  const concerned = new Set([...recordsNamed(project, all, names), ...all.filter(({ doctor }) => doctor)]);
  const changed = await Promise.all(
    [...concerned].map(async (record) => {
      const [found, { text }] = await Promise.all([recordAt(project, 'HEAD', record), readRecord(project, record)]);
      // Only doctors are added or removed.
      const published = record.doctor ? (found ?? '') : found;
      return published === undefined || published === text ? [] : [{ record, published, text }];
    }),
  );
  return changed.flat();
}

/** Returns the records of the files that `git … -z` prints: those that forms edit, and those that are only approved. */
function recordsNamed(project: string, all: readonly EditableRecord[], names: string): EditableRecord[] {
  return namesIn(names).flatMap((name) => {
    if (!name.startsWith('content/')) return [];
    return all.find((record) => pathsOf(record).includes(name)) ?? signedFile(project, name.slice('content/'.length)) ?? [];
  });
}

/** Returns the records of the folder, the list of doctors, and doctors that only the lists in these commits have. */
async function recordsOf(project: string, commits: readonly string[]): Promise<readonly EditableRecord[]> {
  const lists = await Promise.all(commits.map((commit) => fileAt(project, commit, `content/${doctorsList.file}`)));
  const all = [...recordsIn(project), ...lists.flatMap((list) => rowsIn(list ?? '')).map(doctorRecord)];
  return [...all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at), doctorsList];
}

/** Returns a record's text in a commit; undefined where the commit lacks one of its files. */
async function recordAt(project: string, commit: string, record: EditableRecord): Promise<string | undefined> {
  const texts = await Promise.all(pathsOf(record).map((path) => fileAt(project, commit, path)));
  return texts.includes(undefined) ? undefined : texts.join(joint);
}

/** Commits the records' files and photos, and nothing else that may be staged. Throws GitError. */
export async function publish(project: string, changed: readonly ChangedRecord[], sentences: readonly string[]): Promise<void> {
  await dropOldLocks(project);
  const { added, gone } = await picturesBetween(project, changed);
  await removePictures(project, gone);
  const unknown = [...changed.flatMap(({ record, published }) => (published ? [] : pathsOf(record))), ...added.map(photoPath)];
  if (unknown.length > 0) await git(project, ['add', '--intent-to-add', '--', ...unknown]);
  const [first = ''] = sentences;
  const subject = first.length > longestSubject ? `${first.slice(0, longestSubject - 1)}…` : first;
  const rest = sentences.length > 1 || subject !== first ? `${sentences.join('\n')}\n\n` : '';
  const message = ['-m', subject, '-m', `${rest}${mark}`];
  const paths = [...changed.flatMap(({ record }) => pathsOf(record)), ...[...added, ...gone].map(photoPath)];
  await git(project, [...(await author(project)), 'commit', '--quiet', '--only', ...message, '--', ...paths]);
}

/** Names the desk as the author on a computer where git has no email address. */
export async function author(project: string): Promise<string[]> {
  const named = await git(project, ['config', 'user.email']).catch(() => '');
  return named.trim() ? [] : ['-c', 'user.name=The office’s desk', '-c', 'user.email=desk@localhost'];
}

/** Returns the last 20, newest first. */
export async function publications(project: string): Promise<Publication[]> {
  const format = '--format=%H%x00%cI%x00%B';
  const log = await git(project, ['log', '-z', `-${shown}`, '--fixed-strings', `--grep=${mark}`, format, '--', 'content']);
  const said = log.split('\0');
  const entries = Array.from({ length: Math.floor(said.length / 3) }, (_, at) => said.slice(3 * at, 3 * at + 3));
  return entries.flatMap(([commit = '', at = '', body = '']) => {
    const lines = body.replace(mark, '').trim().split('\n');
    // Of several sentences, the first is in the subject as well.
    const text = lines.length > 1 ? lines.slice(1).join('\n').trim() : lines.join('');
    return commitId.test(commit) ? [{ commit, at, text }] : [];
  });
}

/** Returns a publication's files without its changes, which are reversed and merged into each file as it is now. Writes nothing. */
export async function withoutPublication(project: string, commit: string): Promise<{ taken: Taken; texts: ChangedRecord[] }> {
  const known = commitId.test(commit) && (await publications(project)).some((one) => one.commit === commit);
  if (!known) return { taken: 'unknown', texts: [] };
  const names = await git(project, ['diff-tree', '-z', '--no-commit-id', '--name-only', '-r', '--end-of-options', commit]);
  const concerned = [...new Set(recordsNamed(project, await recordsOf(project, [commit, `${commit}^`]), names))];
  const waiting = await changedRecords(project);
  if (waiting.some(({ record }) => concerned.some(({ id }) => id === record.id))) return { taken: 'unpublished', texts: [] };
  const texts: ChangedRecord[] = [];
  for (const record of concerned) {
    const { text: published } = await readRecord(project, record);
    const [after, before] = await Promise.all([commit, `${commit}^`].map((one) => recordAt(project, one, record)));
    const text = await mergedRecord(project, record, [published, after ?? '', before ?? '']);
    if (text === undefined) return { taken: 'changed-since', texts: [] };
    texts.push({ record, published, text });
  }
  return { taken: 'done', texts };
}

/** Applies the change from the second version to the third to the first, in each of the record's files. */
async function mergedRecord(project: string, record: EditableRecord, versions: readonly string[]): Promise<string | undefined> {
  const [now = [], from, to] = versions.map((version) => textsIn(record, version));
  const texts = await Promise.all(now.map(({ text }, at) => merged(project, text, from?.[at]?.text ?? '', to?.[at]?.text ?? '')));
  return texts.includes(undefined) ? undefined : texts.join(joint);
}

/** Applies the change from `from` to `to` to `text`; undefined where the same lines have changed since. */
async function merged(project: string, text: string, from: string, to: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-merge-'));
  try {
    const paths = ['now', 'from', 'to'].map((name) => join(folder, name));
    await Promise.all([text, from, to].map((content, at) => writeFile(paths[at] as string, content)));
    return await git(project, ['merge-file', '--stdout', '--quiet', ...paths]);
  } catch (error) {
    // The exit code is the number of conflicts.
    if (error instanceof GitError) return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replaces the texts that were read, or none if one has changed in the meantime. */
export async function putTexts(project: string, texts: readonly ChangedRecord[]): Promise<void> {
  await writeRecords(
    project,
    texts.map(({ record, text, published }) => ({ record, text, version: versionOf(published) })),
  );
  for (const step of texts) await bringBack(project, step);
  await dropUnpublished(
    project,
    texts.flatMap(({ record, published }) => photosIn(record.field, valueIn(record, published))),
  );
}
