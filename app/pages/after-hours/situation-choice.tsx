import type { ShownAfterHours } from '#app/content/practice/after-hours.schema.ts';
import { CareList } from '#app/parts/care-levels/care-list.tsx';
import { Ladder } from '#app/parts/care-levels/ladder.tsx';
import { PictureFile } from '#app/parts/pictures/picture-file.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { SourceNumbers } from './source-numbers.tsx';
import { words } from './words.ts';

type Situation = ShownAfterHours['situations'][number];

interface SituationChoiceProps {
  readonly situation: Situation;
  /** Its picture's id; without one, the emergency icon. */
  readonly plate: string | undefined;
  /** Numbers of its sources, from 1, in the page's list. */
  readonly sources: readonly number[];
  /** The address names it. */
  readonly open: boolean;
}

/** What to do at home until someone answers. */
function AtHome({ situation: { title, home, link } }: { readonly situation: Situation }) {
  const w = useWords(words);
  return (
    <div className="care">
      <h3>
        <Icon name="check" />
        {w.home}
        <span className="sr-only">: {title}</span>
      </h3>
      <div>
        <CareList items={home} />
        {link && (
          <p className="print:hidden">
            <OnwardLink to={link.to} text={link.text} />
          </p>
        )}
      </div>
    </div>
  );
}

/** One problem: a tile that opens its care levels and closes the open tile. */
export function SituationChoice({ situation, plate, sources, open }: SituationChoiceProps) {
  const { id, title, lead } = situation;
  const w = useWords(words);
  const tile = (
    <>
      <span className="w-12 lg:w-20">
        {plate ? <PictureFile id={plate} type="plate" /> : <Icon name="emergency" className="icon size-9 text-alarm lg:size-16" />}
      </span>
      {title}
    </>
  );
  return (
    <OpeningTile name="situation" open={open} tile={tile}>
      <section id={id} aria-labelledby={`${id}-heading`} className="pt-2 pb-6 print:table print:w-full print:border-collapse print:p-0">
        <h2 id={`${id}-heading`} className="text-3xl print:table-header-group print:border-t print:text-[13pt]">
          {title}
        </h2>
        <p className="lead mt-2 mb-4 print:mt-0 print:mb-1 print:break-after-avoid print:text-[10pt]">{lead}</p>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,38em)_minmax(16rem,1fr)] lg:gap-8 print:mb-3 print:block print:columns-2 print:gap-[6mm]">
          <Ladder
            situation={situation}
            numbers={
              <a href="#answering" className="choice">
                <Icon name="phone" />
                {w.numbers}
              </a>
            }
          />
          <div>
            <AtHome situation={situation} />
            <SourceNumbers numbers={sources} />
          </div>
        </div>
      </section>
    </OpeningTile>
  );
}
