/**
 * The album of grain cards, which a child wins in games; other pages for children may add more. This browser alone stores it, under
 * one key, as the ids of the cards separated by commas, in the order they were won. A page that shows the album names
 * `storageKeys.grainAlbum` in its row of the table of pages, so that it hydrates by itself when there are cards.
 */
import { type GrainId, grainIds } from '#app/content/seasons/grain-ids.ts';
import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { useStoredState } from '#app/ui/use-stored-state.ts';

const isGrain = (id: string): id is GrainId => (grainIds as readonly string[]).includes(id);

/** Returns the cards named in a stored text, each once; unknown ids are ignored. */
export function cardsIn(text: string | null): readonly GrainId[] {
  return [...new Set((text ?? '').split(',').filter(isGrain))];
}

/** The album of this browser, for `useAlbum` and tests. */
export const album = storedState(storageKeys.grainAlbum, cardsIn);

/** Adds cards to the album and returns those that were not in it before. */
export function winCards(ids: readonly GrainId[]): readonly GrainId[] {
  const before = album.read();
  const fresh = [...new Set(ids)].filter((id) => !before.includes(id));
  if (fresh.length > 0) album.write([...before, ...fresh].join(','));
  return fresh;
}

export function emptyAlbum(): void {
  album.write(null);
}

const none: readonly GrainId[] = [];

/** Returns the cards won so far, oldest first, and whether they outlast the page; none in the prerendered page. */
export function useAlbum(): { readonly cards: readonly GrainId[]; readonly isKept: boolean } {
  const { value, isKept } = useStoredState(album, none);
  return { cards: value, isKept };
}
