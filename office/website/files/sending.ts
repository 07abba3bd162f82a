/** Sending what is published to where the branch comes from, together with what other computers have sent meanwhile. */
import { branchOf, dropOldLocks, GitError, git } from './git.ts';
import { author, mark } from './publications.ts';

interface Upstream {
  readonly remote: string;
  /** The branch there, in full. */
  readonly ref: string;
}

/** Where the branch comes from, or the branch of its name at `origin`; undefined where nothing is sent anywhere. */
export async function upstreamOf(project: string): Promise<Upstream | undefined> {
  const branch = await branchOf(project);
  const setting = async (name: string) => (await git(project, ['config', `branch.${branch}.${name}`]).catch(() => '')).trim();
  const [remote, ref] = [await setting('remote'), await setting('merge')];
  if (remote && remote !== '.' && ref) return { remote, ref };
  const remotes = (await git(project, ['remote'])).split('\n');
  return remotes.includes('origin') ? { remote: 'origin', ref: `refs/heads/${branch}` } : undefined;
}

/** How many publications are not there yet. */
export async function unsent(project: string): Promise<number> {
  const to = await upstreamOf(project);
  if (!to) return 0;
  const own = ['--fixed-strings', `--grep=${mark}`, 'HEAD', '--not', `--remotes=${to.remote}`];
  return Number((await git(project, ['rev-list', '--count', ...own])).trim());
}

/**
 * Sends what is published. Where another computer was first, its publications are joined with the own ones before.
 * Throws GitError, with the reason `behind` where the two do not fit together.
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

/** What is saved and not published stays as it is: where it is in the way, nothing is joined. */
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

/** Who has published last at the other side, and when, as the last look there said. */
export async function lastThere(project: string): Promise<{ readonly by: string; readonly at: string } | undefined> {
  const said = await git(project, ['log', '-1', '--format=%an%x00%cI', 'FETCH_HEAD']).catch(() => '');
  const [by, at] = said.trim().split('\0');
  return by && at ? { by, at } : undefined;
}
