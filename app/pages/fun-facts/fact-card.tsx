import { useState } from 'react';
import type { FunFact } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { winCards } from '#app/parts/kids/album.ts';
import { ReadAloud } from '#app/parts/kids/read-aloud.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { FactPicture } from './fact-picture.tsx';
import { words } from './words.ts';

interface FactCardProps {
  readonly fact: Localized<FunFact>;
  readonly hidden: boolean;
}

/** A question with its answer: the browser's own disclosure, so that it opens without JavaScript. */
export function FactCard({ fact, hidden }: FactCardProps) {
  const { id, topic, grain, ask, text, source } = fact;
  const w = useWords(words);
  const [isOpen, setIsOpen] = useState(false);
  const [isNew, setIsNew] = useState(false);

  function onTurn(open: boolean) {
    setIsOpen(open);
    if (open && grain && winCards([grain]).length > 0) setIsNew(true);
  }

  return (
    <li id={`fact-${id}`} data-topic={topic} hidden={hidden} className="fact">
      <details onToggle={({ currentTarget }) => onTurn(currentTarget.open)}>
        <summary>
          {ask}
          <FactPicture fact={fact} />
        </summary>
        <div className="fact-back">
          <p>{text}</p>
          <p role="status" className="font-bold empty:hidden">
            {isNew && w.newCard}
          </p>
          {isOpen && <ReadAloud texts={[ask, text]} />}
          <p className="text-base print:hidden">
            {w.source}{' '}
            <ExternalLink href={source.url} hrefLang="en">
              {source.title}
            </ExternalLink>
          </p>
        </div>
      </details>
    </li>
  );
}
