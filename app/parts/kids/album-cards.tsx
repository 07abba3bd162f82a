import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { emptyAlbum, useAlbum } from './album.ts';
import { words } from './album-words.ts';
import { GrainPicture } from './grain-picture.tsx';

/** The content of a card. */
export interface AlbumCard {
  readonly id: GrainId;
  readonly name: string;
  readonly line: string;
  /** The months in which most of it flies, in words; "all year, indoors" for what lives indoors or has over six such months. */
  readonly months: string;
}

/** Draws the album: fifteen places, the won ones filled. Cards that are not won yet are printed to color in. */
export function Album({ cards }: { readonly cards: readonly AlbumCard[] }) {
  const w = useWords(words);
  const { cards: won, isKept } = useAlbum();
  return (
    <>
      <p className="font-display text-2xl font-extrabold" role="status">
        {won.length === cards.length ? w.full : w.count(won.length, cards.length)}
      </p>
      {!isKept && <p>{w.notKept}</p>}
      <ul className="kz-album">
        {cards.map(({ id, name, line, months }, place) => {
          const has = won.includes(id);
          return (
            <li key={id} className={has ? 'kz-card kz-card-won' : 'kz-card'}>
              <span className="kz-card-number">{place + 1}</span>
              <GrainPicture id={id} className="kz-card-picture" />
              <h3>{has ? name : w.unknown}</h3>
              {has && <p>{line}</p>}
              {has && months && <p className="font-bold">{months}</p>}
            </li>
          );
        })}
      </ul>
      <p className="needs-script mt-6 flex flex-wrap gap-3 print:hidden">
        <PrintButton className="kz-plain-button">{w.print}</PrintButton>
        {won.length > 0 && (
          <button type="button" className="kz-plain-button" onClick={emptyAlbum}>
            <Icon name="close" />
            {w.empty}
          </button>
        )}
      </p>
    </>
  );
}
