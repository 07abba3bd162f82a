/**
 * The album of grain cards: a child wins them in games, and other pages for children may add more. Kept in this browser
 * alone, under one key, as the ids of the cards parted by commas, in the order they were won. A page that uses it names
 * `storageKeys.grainAlbum` in its row of the table of pages, so that it shows without being asked for.
 */
import { type GrainId, grainIds } from '#app/content/seasons/grain-ids.ts';
import { storedState } from '#app/lib/storage.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { useStoredState } from '#app/ui/use-stored-state.ts';

const isGrain = (id: string): id is GrainId => (grainIds as readonly string[]).includes(id);

/** The cards named in a stored text, each once; what is no card is passed over. */
export function cardsIn(text: string | null): readonly GrainId[] {
  return [...new Set((text ?? '').split(',').filter(isGrain))];
}

/** The album of this browser, for `useAlbum` and for tests. */
export const album = storedState(storageKeys.grainAlbum, cardsIn);

/** Puts cards into the album. Gives those that were not in it before. */
export function winCards(ids: readonly GrainId[]): readonly GrainId[] {
  const before = album.read();
  const fresh = [...new Set(ids)].filter((id) => !before.includes(id));
  if (fresh.length > 0) album.write([...before, ...fresh].join(','));
  return fresh;
}

/** Takes all cards out of the album. */
export function emptyAlbum(): void {
  album.write(null);
}

const none: readonly GrainId[] = [];

/** The cards won so far, oldest first, and whether they outlive the page; none in the prerendered page. */
export function useAlbum(): { readonly cards: readonly GrainId[]; readonly isKept: boolean } {
  const { value, isKept } = useStoredState(album, none);
  return { cards: value, isKept };
}
