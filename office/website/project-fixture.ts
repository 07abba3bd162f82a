/** A desk, set up, on a project folder of its own: the site's content, kept by git, and a bare one that it is sent to. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf as pathOfPage } from '#app/site/paths.ts';
import { type DeskFixture, passphrase, startDesk } from '../desk-fixture.ts';
import { sitePage } from './files/site-page.ts';

export interface ProjectFixture {
  readonly project: string;
  readonly remote: string;
  readonly desk: DeskFixture;
  git(folder: string, ...args: readonly string[]): string;
  /** The place of a file of content/. */
  pathOf(file: string): string;
  contentOf(file: string): string;
  /** What is not committed. */
  status(): string;
  /** Puts content/, or a place in it, back to what is committed. */
  restore(place?: string): void;
  /** What a page of the built site says with this content, from a piece of its HTML on. */
  siteText(page: PageId, language: Language, from?: string): Promise<string>;
  end(): Promise<void>;
}

export async function projectFixture(now?: () => number): Promise<ProjectFixture> {
  const root = mkdtempSync(join(tmpdir(), 'desk-project-'));
  const [project, remote] = [join(root, 'project'), join(root, 'remote.git')];
  const git = (folder: string, ...args: readonly string[]) => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    const setter = ['-c', 'user.name=Setter', '-c', 'user.email=setter@localhost'];
    return execFileSync('git', [...setter, ...args], { cwd: folder, env, encoding: 'utf8' });
  };
  cpSync('content', join(project, 'content'), { recursive: true });
  git(root, 'init', '--quiet', '--bare', remote);
  git(project, 'init', '--quiet', '--initial-branch=master');
  git(project, 'add', '.');
  git(project, 'commit', '--quiet', '-m', 'The site');
  git(project, 'remote', 'add', 'origin', remote);
  const desk = await startDesk({ project, now });
  await desk.post('/set-up', { which: 'sample', passphrase, again: passphrase });
  const pathOf = (file: string) => join(project, 'content', file);
  return {
    project,
    remote,
    desk,
    git,
    pathOf,
    contentOf: (file) => readFileSync(pathOf(file), 'utf8'),
    status: () => git(project, 'status', '--porcelain', '--untracked-files=all').trim(),
    restore: (place = '') => git(project, 'checkout', '--quiet', '--', join('content', place)),
    async siteText(page, language, from = '') {
      const shown = await sitePage(project, [], pathOfPage(page, language));
      return readable(shown.slice(shown.indexOf(from)));
    },
    async end() {
      await desk.close();
      for (const folder of [root, dirname(desk.folder)]) rmSync(folder, { recursive: true });
    },
  };
}

const readable = (page: string) =>
  page
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
