import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { finderIn } from '#app/parts/site-index/load.ts';
import type { SiteIndex } from '#app/parts/site-index/site-index.ts';
import { findAddress } from '#app/site/paths.ts';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { spokenOf } from './spoken.ts';
import { Turn } from './turn.tsx';
import { answererIn, rehearse, useAnswers } from './use-answers.ts';
import { useEarlyCard } from './use-early-card.ts';
import { useSaidOnce } from './use-said-once.ts';
import { conversationWords } from './words.ts';

/** Sets `--visible-height` to the height that a phone's keyboard leaves visible, while the dialog is mounted. */
function useVisibleHeight() {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--visible-height', `${visualViewport.height}px`);
    tell();
    visualViewport.addEventListener('resize', tell);
    return () => {
      visualViewport.removeEventListener('resize', tell);
      style.removeProperty('--visible-height');
    };
  }, []);
}

export interface ConversationProps {
  readonly asked: readonly string[];
  readonly onAsk: (question: string) => void;
  readonly onClear: () => void;
  /** The element around the conversation that scrolls, while the dialog around it stays in place. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The index of the page's language; undefined until it has loaded. Also prepares the answers. */
function useIndex(): SiteIndex | undefined {
  const language = useLanguage();
  const [index, setIndex] = useState<SiteIndex>();
  useEffect(() => {
    let left = false;
    async function load() {
      const { index: found } = await finderIn(language);
      if (left) return;
      setIndex(found);
      // Prepare the answers as well, before the first question is asked.
      const answerer = await answererIn(language);
      rehearse(
        answerer,
        found.suggestions.flatMap(({ ask }) => ask),
      );
    }
    setIndex(undefined);
    // A failure is shown under the question that waits for an answer.
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, [language]);
  return index;
}

/** Suggested questions that fit the current page, or else those of the home page. */
function suggestionsOn(index: SiteIndex, pathname: string): readonly string[] {
  const page = findAddress(pathname)?.page.id;
  const own = index.suggestions.find(({ on }) => page && on.includes(page));
  return (own ?? index.suggestions.find(({ on }) => on.includes('home')))?.ask ?? [];
}

/** The questions and answers, scrolled to the newest. Nothing of the conversation leaves the device or is stored. */
export function Conversation({ asked, onAsk, onClear, scroller }: ConversationProps) {
  const w = useWords(conversationWords);
  const language = useLanguage();
  const { pathname } = useLocation();
  const index = useIndex();
  const replies = useAnswers(asked, language);
  const last = useRef<HTMLLIElement>(null);
  const id = useId();
  useVisibleHeight();
  const answered = replies.filter((reply) => reply !== 'waiting').length;
  // Scroll the newest question to the top, so that its answer is read from the beginning. Scroll the log itself: `scrollIntoView` would
  // also scroll the dialog's title and its buttons for Close and 911 out of sight.
  useEffect(() => {
    const [log, question] = [scroller.current, last.current];
    if (answered > 0 && log && question) log.scrollTop += question.getBoundingClientRect().top - log.getBoundingClientRect().top - 8;
  }, [answered, scroller]);
  const newest = replies.at(-1);
  const early = useEarlyCard(replies[0]);
  const toSay = typeof newest === 'object' ? spokenOf(newest, w.also) : '';
  const spoken = useSaidOnce(answered === 1 ? toSay.replace(early.said, '').trim() : toSay, answered);

  return (
    <>
      {asked.length === 0 && index && (
        <div className="mt-3">
          <p className="font-semibold">{w.try}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {suggestionsOn(index, pathname).map((question) => (
              <li key={question}>
                <button type="button" className="choice text-start" onClick={() => onAsk(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* Screen readers announce a short version: reading out a whole card would delay what to do first. */}
      <p role="status" className="sr-only" lang={typeof newest === 'object' ? newest.language : undefined}>
        {spoken}
      </p>
      <div role="log" aria-live="off" aria-label={w.log} hidden={early.stands}>
        <ol className="grid gap-4">
          {asked.map((question, place) => (
            <Turn
              // biome-ignore lint/suspicious/noArrayIndexKey: questions are only added at the end, and the same may be asked twice.
              key={place}
              ref={place === asked.length - 1 ? last : undefined}
              question={question}
              reply={replies[place] ?? 'waiting'}
              id={`${id}-${place}`}
            />
          ))}
        </ol>
      </div>
      {answered > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-base text-quiet print:hidden">
          <button type="button" className="btn btn-quiet min-h-11 px-3" onClick={onClear}>
            {w.clear}
          </button>
          <PrintButton className="btn btn-quiet min-h-11 px-3">{w.print}</PrintButton>
          {w.notSaved}
        </p>
      )}
    </>
  );
}
