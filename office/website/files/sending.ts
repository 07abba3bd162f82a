/** Pushes publications to the branch's upstream, merged with what other computers have pushed in the meantime. */
import { branchOf, dropOldLocks, GitError, git } from './git.ts';
import { author, mark } from './publications.ts';

interface Upstream {
  readonly remote: string;
  /** The full name of the branch. */
  readonly ref: string;
}

/** Returns the branch's upstream, or the branch of its name at `origin`; undefined where nothing is pushed. */
export async function upstreamOf(project: string): Promise<Upstream | undefined> {
  const branch = await branchOf(project);
  const setting = async (name: string) => (await git(project, ['config', `branch.${branch}.${name}`]).catch(() => '')).trim();
  const [remote, ref] = [await setting('remote'), await setting('merge')];
  if (remote && remote !== '.' && ref) return { remote, ref };
  const remotes = (await git(project, ['remote'])).split('\n');
  return remotes.includes('origin') ? { remote: 'origin', ref: `refs/heads/${branch}` } : undefined;
}

/** Counts the publications that are not pushed yet. */
export async function unsent(project: string): Promise<number> {
  const to = await upstreamOf(project);
  if (!to) return 0;
  const own = ['--fixed-strings', `--grep=${mark}`, 'HEAD', '--not', `--remotes=${to.remote}`];
  return Number((await git(project, ['rev-list', '--count', ...own])).trim());
}

/**
 * Pushes the publications. If another computer pushed first, its publications are merged in before. Throws GitError, with the reason
 * `behind` where the two conflict.
 */
export async function send(project: string): Promise<void> {
  const to = await upstreamOf(project);
  if (!to) return;
  const push = () => git(project, ['push', '--quiet', to.remote, `HEAD:${to.ref}`]);
  try {
    await push();
  } catch (error) {
    if (!(error instanceof GitError) || error.reason !== 'behind') throw error;
    await join(project, to);
    await push();
  }
}

/** Merges upstream publications; where saved but unpublished changes are in the way, nothing is merged. */
async function join(project: string, { remote, ref }: Upstream): Promise<void> {
  await dropOldLocks(project);
  await git(project, ['fetch', '--quiet', remote, ref]);
  try {
    const message = ['-m', 'Join what another computer has published'];
    await git(project, [...(await author(project)), 'merge', '--quiet', '--no-ff', ...message, 'FETCH_HEAD']);
  } catch (error) {
    await git(project, ['merge', '--abort']).catch(() => {});
    if (error instanceof GitError && ['overlap', 'signing', 'disk'].includes(error.reason)) throw error;
    throw new GitError('The publications of two computers do not fit together', { reason: 'behind' });
  }
}

/** Returns who published last at the upstream, and when, as of the last fetch. */
export async function lastThere(project: string): Promise<{ readonly by: string; readonly at: string } | undefined> {
  const said = await git(project, ['log', '-1', '--format=%an%x00%cI', 'FETCH_HEAD']).catch(() => '');
  const [by, at] = said.trim().split('\0');
  return by && at ? { by, at } : undefined;
}
