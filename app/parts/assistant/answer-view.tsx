import { memo, useState } from 'react';
import { AlarmView } from '#app/parts/alarm/alarm-view.tsx';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Answer, ShownPassage } from './answer.ts';
import { beginning } from './beginning.ts';
import { conversationWords } from './words.ts';

function PassageView({ passage: { heading, text } }: { readonly passage: ShownPassage }) {
  const w = useWords(conversationWords);
  const [whole, setWhole] = useState(false);
  const first = beginning(text);
  return (
    <blockquote className="border-s-4 border-oak ps-4">
      <p className="font-semibold">{heading}</p>
      <p>{whole ? text : first}</p>
      {!whole && first !== text && (
        <button type="button" className="btn btn-quiet -ms-3 min-h-11 px-3 print:hidden" onClick={() => setWhole(true)}>
          {w.wholePassage}
        </button>
      )}
    </blockquote>
  );
}

interface AnswerViewProps {
  readonly answer: Answer;
  readonly id: string;
}

/**
 * Shows an answer: what to do at once, then facts and passages, then links to the pages they come from, then the phones. Memoized, so that
 * a long conversation does not slow down the next answer.
 */
export const AnswerView = memo(function AnswerView({
  answer: { alarm, onlyAsking, lines, passages, links, open, parts = [] },
  id,
}: AnswerViewProps) {
  const w = useWords(conversationWords);
  return (
    <div className="grid gap-3">
      {alarm && (
        <AlarmView alarm={alarm} id={`${id}-alarm`}>
          {onlyAsking && <AnswerView answer={onlyAsking} id={`${id}-asking`} />}
        </AlarmView>
      )}
      {lines.length > 0 && (
        <div className="grid gap-1">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {passages.map((passage) => (
        <PassageView key={passage.heading} passage={passage} />
      ))}
      {parts.map(({ asked, answer }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one answer never change.
        <section key={place} aria-label={asked} className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
          <p className="text-base text-quiet">{asked}</p>
          <AnswerView answer={answer} id={`${id}-${place}`} />
        </section>
      ))}
      {links.length > 0 && (
        <ul aria-label={w.pages}>
          {links.map(({ page, hash, title }) => (
            <li key={page}>
              <PageLink to={page} hash={hash} className="inline-flex min-h-11 items-center font-semibold">
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <div className="rounded-card bg-mist p-4">
          <OfficePhones />
          {open.map((line) => (
            <p key={line} className="text-base text-quiet">
              {line}
            </p>
          ))}
        </div>
      )}
    </div>
  );
});
