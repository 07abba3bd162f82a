/** A project folder of its own for a test: the site's content, kept by git, and a bare one that it is sent to. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ProjectFixture {
  readonly project: string;
  readonly remote: string;
  git(folder: string, ...args: readonly string[]): string;
  remove(): void;
}

export function projectFixture(): ProjectFixture {
  const root = mkdtempSync(join(tmpdir(), 'desk-project-'));
  const [project, remote] = [join(root, 'project'), join(root, 'remote.git')];
  const git = (folder: string, ...args: readonly string[]) => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    return execFileSync('git', ['-c', 'user.name=Setter', '-c', 'user.email=setter@localhost', ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
  };
  cpSync('content', join(project, 'content'), { recursive: true });
  git(root, 'init', '--quiet', '--bare', remote);
  git(project, 'init', '--quiet');
  git(project, 'add', '.');
  git(project, 'commit', '--quiet', '-m', 'The site');
  git(project, 'remote', 'add', 'origin', remote);
  return { project, remote, git, remove: () => rmSync(root, { recursive: true }) };
}
