/** The git of this computer, in the project's folder: fixed commands, no shell, no question asked. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export class GitError extends Error {}

/** What a command prints. Throws GitError with what git says; its `code` is git's own. */
export async function git(project: string, args: readonly string[]): Promise<string> {
  // What asks for a password would wait for nobody.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };
  try {
    const options = { cwd: project, env, timeout: 60_000, maxBuffer: 4 * 1024 * 1024, windowsHide: true };
    return (await run('git', [...args], options)).stdout;
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: unknown };
    throw Object.assign(new GitError(stderr?.trim() || String(code)), { code });
  }
}

/** Whether the folder is kept by git: its own checkout, not one around it. */
export async function isCheckout(project: string): Promise<boolean> {
  return (await git(project, ['rev-parse', '--show-prefix']).catch(() => 'none')).trim() === '';
}

/** A file of a commit; undefined where it has none. */
export async function fileAt(project: string, commit: string, path: string): Promise<string | undefined> {
  return git(project, ['show', `${commit}:${path}`]).catch(() => undefined);
}
