/** What the build's checks of the words say of texts that are being written. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '#app/site/language.ts';
import type { EditableRecord } from './records.ts';

const run = promisify(execFile);

/** What scripts/look-over.ts says of a text in one language. */
export interface Look {
  readonly words: number;
  readonly score: number;
  readonly verdict: 'aim' | 'floor' | 'too hard';
  readonly problems: readonly string[];
}
export type PairLook = Readonly<Record<Language, Look>>;

/** Of each text, in order; undefined where the checks are not on this computer. */
export async function lookOver(project: string, { file }: EditableRecord, texts: readonly object[]): Promise<PairLook[] | undefined> {
  const args = [join(project, 'scripts/look-over.ts'), `content/${file}`];
  const asked = run(process.execPath, args, { cwd: project, timeout: 30_000, maxBuffer: 4 * 1024 * 1024, windowsHide: true });
  asked.child.stdin?.on('error', () => {});
  asked.child.stdin?.end(JSON.stringify(texts));
  try {
    return JSON.parse((await asked).stdout) as PairLook[];
  } catch {
    return undefined;
  }
}
