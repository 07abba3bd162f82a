import type { ChildrensPageId } from '#app/site/pages.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Door } from './door.tsx';
import { doorPictures } from './door-pictures.tsx';
import { words } from './door-words.ts';

interface DoorsProps {
  readonly doors: readonly { readonly id: ChildrensPageId; readonly title: string }[];
  readonly as: 'h2' | 'h3';
  readonly className: string;
}

/** A grid of doors to children's pages; one without words or a picture does not compile. */
export function Doors({ doors, as, className }: DoorsProps) {
  const texts: Readonly<Record<ChildrensPageId, string>> = useWords(words);
  return (
    <ul className={`grid ${className}`}>
      {doors.map(({ id, title }) => (
        <Door key={id} as={as} to={id} title={title} text={texts[id]} picture={doorPictures[id]} />
      ))}
    </ul>
  );
}
