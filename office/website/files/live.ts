/** Finds which publication the site shows, from its publication.json, which a release writes (docs/deploy.md). */
import { z } from 'zod';
import { git } from './git.ts';
import type { Publication } from './publications.ts';

const longestMs = 3000;
const lateMs = 30 * 60_000;

const said = z.object({ commit: z.string().regex(/^[0-9a-f]{40,64}$/), since: z.iso.datetime() });
type Shown = z.infer<typeof said>;

/** Reads a site's publication.json; undefined without a valid answer. */
export async function shownAt(server: string): Promise<Shown | undefined> {
  try {
    const answer = await fetch(new URL('/publication.json', server), { signal: AbortSignal.timeout(longestMs), redirect: 'error' });
    return said.parse(await answer.json());
  } catch {
    return undefined;
  }
}

export type Live = { readonly state: 'since'; readonly at: string } | { readonly state: 'live' | 'coming' | 'late' };

/** Returns the state of each publication, newest first; only the newest that is shown has its time. */
export async function liveStates(project: string, all: readonly Publication[], shown: Shown, now: Date): Promise<Live[]> {
  const isIn = await Promise.all(all.map(({ commit }) => isPartOf(project, commit, shown.commit)));
  return all.map(({ at }, place) => {
    if (isIn[place]) return isIn.indexOf(true) === place ? { state: 'since', at: shown.since } : { state: 'live' };
    return { state: now.getTime() - Date.parse(at) > lateMs ? 'late' : 'coming' };
  });
}

/** A commit that this computer does not know was sent from another and must be fetched first. */
async function isPartOf(project: string, commit: string, shown: string): Promise<boolean> {
  const ask = () =>
    git(project, ['merge-base', '--is-ancestor', commit, shown]).then(
      () => true,
      ({ code }) => (code === 1 ? false : undefined),
    );
  const answer = await ask();
  if (answer !== undefined) return answer;
  await git(project, ['fetch', '--quiet', '--all']).catch(() => {});
  return (await ask()) ?? false;
}
