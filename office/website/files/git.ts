/** Runs this computer's git in the project's folder: fixed commands, no shell, no prompts. */
import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { cleanText } from '../../safe/clean-text.ts';

const run = promisify(execFile);

/** Why a git command failed, as far as it is known. */
export type GitReason = 'locked' | 'owner' | 'signing' | 'hook' | 'offline' | 'behind' | 'overlap' | 'branch' | 'disk' | 'other';

const reasons: readonly (readonly [RegExp, GitReason])[] = [
  [/Unable to create '.*\.lock'|cannot lock ref/, 'locked'],
  [/dubious ownership/, 'owner'],
  [/gpg failed|failed to sign|signing key/i, 'signing'],
  [/\[rejected\]|non-fast-forward|fetch first/, 'behind'],
  [/would be overwritten by merge/, 'overlap'],
  [/No space left|Disk quota/i, 'disk'],
  [/returned error: [45]|hook declined|Permission denied|Authentication failed|terminal prompts disabled/i, 'other'],
  [
    /could not resolve|failed to connect|unable to access|timed out|network is|no route to host|connection (?:refused|reset|closed)/i,
    'offline',
  ],
];

/** A failed git command; `code` is its exit code. */
export class GitError extends Error {
  readonly code: unknown;
  readonly reason: GitReason;
  constructor(message: string, { code, reason }: { readonly code?: unknown; readonly reason?: GitReason } = {}) {
    super(message);
    this.code = code;
    // A hook on this computer prints any text; git's own errors begin with these words.
    const isHook = code === 1 && !/^(?:fatal|error):/m.test(message);
    this.reason = reason ?? reasons.find(([pattern]) => pattern.test(message))?.[1] ?? (isHook ? 'hook' : 'other');
  }
}

/** Returns what a command prints. Throws GitError. */
export async function git(project: string, args: readonly string[]): Promise<string> {
  // A prompt for a password would wait forever.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };
  try {
    const options = { cwd: project, env, timeout: 60_000, maxBuffer: 4 * 1024 * 1024, windowsHide: true };
    return (await run('git', [...args], options)).stdout;
  } catch (error) {
    const { stderr, code, killed } = error as { stderr?: string; code?: unknown; killed?: boolean };
    throw new GitError(killed ? 'timed out' : stderr?.trim() || String(code), { code });
  }
}

/** Whether the folder is the root of a git checkout, not a folder inside one. */
export async function isCheckout(project: string): Promise<boolean> {
  return (await git(project, ['rev-parse', '--show-prefix']).catch(() => 'none')).trim() === '';
}

/** Throws GitError where the folder is a checkout that git cannot read: another account's, or damaged. */
export async function checkReadable(project: string): Promise<void> {
  if (existsSync(join(project, '.git'))) await git(project, ['rev-parse', '--show-prefix']);
}

/** Returns the current branch. Throws GitError where there is none. */
export async function branchOf(project: string): Promise<string> {
  const [branch] = await git(project, ['symbolic-ref', '--quiet', '--short', 'HEAD']).then(
    (name) => [name.trim()],
    () => [],
  );
  if (!branch) throw new GitError('HEAD is on no branch', { reason: 'branch' });
  return branch;
}

/** No git command here takes longer than a minute, so an older lock was left by an interrupted program. */
const longestMs = 60_000;

/** Removes the locks that an interrupted git has left. */
export async function dropOldLocks(project: string): Promise<void> {
  for (const name of ['index.lock', 'HEAD.lock', `refs/heads/${await branchOf(project)}.lock`]) {
    const place = resolve(project, (await git(project, ['rev-parse', '--git-path', name])).trim());
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > longestMs) await rm(place, { force: true });
  }
}

/** Returns the names that a command with `-z` prints; no character in a name can split it. */
export const namesIn = (printed: string): string[] => printed.split('\0').filter(Boolean);

/** Returns a commit's file; undefined if it has none. */
export async function fileAt(project: string, commit: string, path: string): Promise<string | undefined> {
  return git(project, ['show', '--end-of-options', `${commit}:${path}`]).then(cleanText, () => undefined);
}
