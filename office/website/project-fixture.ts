/** Sets up a desk on a project folder of its own: the site's content in git, with a bare repository as the remote. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type SignEntry, signEntries } from '#app/content/sign-entries.server.ts';
import type { Signature } from '#app/content/signature.server.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf as pathOfPage } from '#app/site/paths.ts';
import { type DeskFixture, passphrase, startDesk } from '../desk-fixture.ts';
import { withAt } from './fields/places.ts';
import { changedYaml } from './files/changed-yaml.ts';
import { withSignature } from './files/sign-records.ts';
import { sitePage } from './files/site-page.ts';

export interface ProjectFixture {
  readonly project: string;
  readonly remote: string;
  readonly desk: DeskFixture;
  git(folder: string, ...args: readonly string[]): string;
  /** The path of a file of content/. */
  pathOf(file: string): string;
  contentOf(file: string): string;
  /** Lists what is not committed. */
  status(): string;
  /** Restores content/, or a path in it, to what is committed, and removes what is not. */
  restore(place?: string): void;
  /** Returns the text of a page of the built site with this content, from a piece of its HTML on. */
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
  cpSync(contentRoot, join(project, 'content'), { recursive: true });
  putKnown(join(project, 'content'));
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
    restore(place = '') {
      git(project, 'checkout', '--quiet', '--', join('content', place));
      git(project, 'clean', '--quiet', '-d', '--force', '--', join('content', place));
    },
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

/** The values of Lincoln Heights that tests expect, whatever the practice has changed. The office is open longer than any doctor works. */
const known: Readonly<Record<string, unknown>> = {
  'clinicHours.monday': [{ opens: '06:00', closes: '22:00' }],
  'clinicHours.friday': [{ opens: '06:00', closes: '22:00' }],
  'shotHours.monday': [{ opens: '08:00', closes: '17:30' }],
  'shotHours.friday': [{ opens: '08:00', closes: '12:30' }],
  laterHours: undefined,
  'phones.fax': '+12105550188',
};

function putKnown(content: string): void {
  change(join(content, 'locations.yaml'), (data) =>
    Object.entries(known).reduce((now, [path, value]) => withAt(now, ['locations', 1, ...path.split('.')], value), data),
  );
  signAll(content, () => undefined);
}

/** Approves every entry, as the desk does, or removes the approvals. */
export function signAll(content: string, signatureOf: (entry: SignEntry) => Signature | undefined): void {
  const changed = signEntries(content).filter((one) => one.signature ?? signatureOf(one));
  for (const [file, entries] of Map.groupBy(changed, (one) => one.file))
    change(join(content, file), (data) => entries.reduce((now, entry) => withSignature(entry.place, now, signatureOf(entry)), data));
}

function change(file: string, to: (data: unknown) => unknown): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, changedYaml(text, to(parse(text))));
}

const readable = (page: string) =>
  page
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
