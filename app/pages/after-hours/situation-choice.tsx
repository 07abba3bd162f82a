import type { Care } from '#app/content/articles/care-level.schema.ts';
import { careLevels } from '#app/content/articles/care-levels.ts';
import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { SignText } from '#app/parts/care-levels/sign-text.tsx';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { PictureFile } from '#app/parts/pictures/picture-file.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { SourceNumbers } from './source-numbers.tsx';
import { words } from './words.ts';

type Situation = ShownAfterHours['situations'][number];

interface SituationChoiceProps {
  readonly situation: Situation;
  /** The id of its picture. */
  readonly plate: string;
  /** Numbers of its sources in the list at the foot, from 1. */
  readonly sources: readonly number[];
  /** The address asks for it. */
  readonly open: boolean;
}

function CareList({ items, note }: Localized<Care>) {
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <SignText text={item} />
          </li>
        ))}
      </ul>
      {note && (
        <p className="font-semibold">
          <WithHotlines text={note} />
        </p>
      )}
    </>
  );
}

/** The levels that have signs, the most urgent first. */
function Ladder({ situation: { title, care } }: { readonly situation: Situation }) {
  const w = useWords(words);
  const { call911 } = useWords(emergencyWords);
  return (
    <div className="prose">
      {careLevels.map((level) => {
        const signs = care[level];
        if (!signs) return null;
        return (
          <CareCard key={level} level={level} about={title} answersElsewhere>
            <CareList {...signs} />
            {level === '911' && (
              <p className="print:hidden">
                <a href="tel:911" className="btn btn-alarm">
                  <Icon name="phone" />
                  {call911}
                  <span className="sr-only">: {title}</span>
                </a>
              </p>
            )}
            {level === 'today' && (
              <p className="print:hidden">
                <a href="#answering" className="choice">
                  <Icon name="phone" />
                  {w.numbers}
                </a>
              </p>
            )}
          </CareCard>
        );
      })}
    </div>
  );
}

/** What to do until somebody has been reached. */
function AtHome({ situation: { title, home, link } }: { readonly situation: Situation }) {
  const w = useWords(words);
  return (
    <div className="care">
      <h3>
        <Icon name="family" />
        {w.home}
        <span className="sr-only">: {title}</span>
      </h3>
      <div>
        <CareList items={home} />
        <p className="print:hidden">
          <OnwardLink to={link.to} text={link.text} />
        </p>
      </div>
    </div>
  );
}

/** One problem: a tile that opens its ladder, and closes the one that was open. */
export function SituationChoice({ situation, plate, sources, open }: SituationChoiceProps) {
  const { id, title, lead } = situation;
  const tile = (
    <>
      <span className="w-12 lg:w-20">
        <PictureFile id={plate} type="plate" />
      </span>
      {title}
    </>
  );
  return (
    <OpeningTile name="situation" open={open} tile={tile}>
      <section id={id} aria-labelledby={`${id}-heading`} className="pt-2 pb-6 print:p-0">
        <h2 id={`${id}-heading`} className="text-3xl">
          {title}
        </h2>
        <p className="lead mt-2 mb-4">{lead}</p>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,38em)_minmax(16rem,1fr)] lg:gap-8 print:block">
          <Ladder situation={situation} />
          <div>
            <AtHome situation={situation} />
            <SourceNumbers numbers={sources} />
          </div>
        </div>
      </section>
    </OpeningTile>
  );
}
