import { useState } from 'react';
import type { SeasonTypeId } from '#app/content/seasons/season.schema.ts';
import { newSeed } from '#app/parts/games/seeded-random.ts';
import { GrainFriend } from '#app/parts/kids/grain-image.tsx';
import { seasonPicture } from '#app/parts/seasons/season-picture.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { bingoCards, bingoPlaces } from './bingo.ts';
import { Sheet } from './sheet.tsx';
import { words } from './words.ts';

interface BingoSheetProps {
  readonly plants: readonly { readonly id: SeasonTypeId; readonly name: string }[];
  readonly hidden: boolean;
  readonly onPrint: () => void;
}

/** Four cards of local plants; a button mixes others. The prerendered page has the first four. */
export function BingoSheet({ plants, hidden, onPrint }: BingoSheetProps) {
  const w = useWords(words);
  const [seed, setSeed] = useState(1);
  return (
    <Sheet
      id="bingo"
      title={w.bingo}
      lead={w.bingoLead}
      hidden={hidden}
      buttons={
        <>
          <span className="needs-script">
            <button type="button" className="kz-plain-button" onClick={() => setSeed(newSeed())}>
              <Icon name="star" />
              {w.newCards}
            </button>
          </span>
          <PrintButton className="kz-plain-button" choose={onPrint}>
            {w.printCards}
          </PrintButton>
        </>
      }
    >
      <div className="bingo">
        {bingoCards(seed, plants).map((card, place) => (
          <ul key={card.map(({ id }) => id).join()} aria-label={w.card(place + 1)} className="bingo-card">
            {card.slice(0, bingoPlaces / 2).map((plant) => (
              <BingoPlant key={plant.id} {...plant} />
            ))}
            <li>
              <GrainFriend id="mulberry" mood="glad" className="aspect-square" />
              {w.free}
            </li>
            {card.slice(bingoPlaces / 2).map((plant) => (
              <BingoPlant key={plant.id} {...plant} />
            ))}
          </ul>
        ))}
      </div>
    </Sheet>
  );
}

function BingoPlant({ id, name }: BingoSheetProps['plants'][number]) {
  return (
    <li>
      <img src={seasonPicture('plant', id, 'light', 'webp')} alt="" width="320" height="320" loading="lazy" decoding="async" />
      {name}
    </li>
  );
}
