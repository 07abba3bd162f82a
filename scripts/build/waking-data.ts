/** The file React wakes with: what the page was written from, as plain JSON, and where its scripts are. */
import { createHash } from 'node:crypto';
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import type { WakingData, WrittenFrom } from '#app/site/opened-page.ts';
import { type RouterManifest, scriptsOf } from './router-manifest.ts';
import type { RouterStart } from './router-start.ts';

export interface WakingFile {
  /** A name that changes with the content. */
  readonly url: string;
  readonly text: string;
}

/** Throws, saying where, at what JSON cannot carry: the page would wake with something else than it was written from. */
function mustBePlain(value: unknown, place: string): void {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value) || Number.isFinite(value)) return;
  const isPlain = Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) throw new Error(`What the page is written from holds at ${place} what JSON cannot carry: ${String(value)}`);
  for (const [key, part] of Object.entries(value as object)) mustBePlain(part, `${place}.${key}`);
}

/** Rejects, saying where, when the data of a page are not plain. */
export async function wakingData({ stream, context, entry, modules }: RouterStart, manifest: RouterManifest): Promise<WakingFile> {
  const body = new Blob([stream]).stream();
  const { loaderData } = (await UNSAFE_decodeViaTurboStream(body, globalThis)).value as Pick<WrittenFrom, 'loaderData'>;
  const ids = Object.keys(modules);
  // A route without a loader has null, which tells the router that nothing is to be loaded for it.
  const state = { loaderData: { ...Object.fromEntries(ids.map((id) => [id, null])), ...loaderData }, actionData: null, errors: null };
  mustBePlain(state, 'its data');
  const data: WakingData = {
    context,
    manifest: manifest.url,
    entry,
    // As the list of routes has them: in the language of the page.
    modules: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]?.module ?? ''])),
    state,
    scripts: scriptsOf(manifest, ids),
  };
  const text = JSON.stringify(data);
  return { url: `/assets/data-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`, text };
}
