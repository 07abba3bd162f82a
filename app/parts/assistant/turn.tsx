import type { Ref } from 'react';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { InLanguage, useWords } from '#app/ui/use-language.ts';
import { AnswerView } from './answer-view.tsx';
import { failedWords } from './failed-words.ts';
import type { Reply } from './use-answers.ts';
import { conversationWords } from './words.ts';

interface TurnProps {
  readonly question: string;
  readonly reply: Reply;
  readonly id: string;
  readonly ref?: Ref<HTMLLIElement>;
}

/** Draws a list item with a question and its answer. */
export function Turn({ question, reply, id, ref }: TurnProps) {
  const w = useWords(conversationWords);
  const f = useWords(failedWords);
  const missing = typeof reply === 'object' ? reply.rest : reply;
  return (
    <li ref={ref} className="mt-4 grid scroll-mt-2 gap-3">
      <p className="justify-self-end rounded-card bg-mist px-4 py-2 font-semibold">
        <span className="sr-only">{w.you}: </span>
        {question}
      </p>
      {typeof reply === 'object' && (
        <InLanguage value={reply.language}>
          <div lang={reply.language}>
            <AnswerView answer={reply} id={id} />
          </div>
        </InLanguage>
      )}
      {missing === 'waiting' && <p className="text-quiet">{w.thinking}</p>}
      {missing === 'failed' && (
        <div>
          <p className="mb-2">{f.failed}</p>
          <OfficePhones />
        </div>
      )}
    </li>
  );
}
