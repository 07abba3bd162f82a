import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { closestTo } from '#app/lib/closest-to.ts';
import { failedWords } from '#app/parts/assistant/failed-words.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { findAddress } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useLoaded } from '#app/ui/use-loaded.ts';
import { AssistantQuestion } from './assistant-question.tsx';
import { assistantWords } from './assistant-words.ts';
import { FootBar } from './foot-bar.tsx';

const dialogId = 'assistant';

const loadConversation = async () => (await import('#app/parts/assistant/conversation.tsx')).Conversation;

/** No content of React's own, and always the same object: React leaves alone what app/browser/early-card.ts draws. */
const leftAlone = { __html: '' };

/** Matches links that lead to a page in this tab, after which the dialog closes; links to call or text leave it open. */
const leads = 'a[href]:not([href^="tel:"], [href^="sms:"], [target])';

/** The dialog's title, Close button and link to call 911, which stay in sight however long the conversation is. */
function DialogHead() {
  const w = useWords(assistantWords);
  return (
    <div className="assistant-head">
      <h2 id={`${dialogId}-title`} className="text-xl leading-tight">
        {w.title}
      </h2>
      <button
        type="button"
        popoverTarget={dialogId}
        popoverTargetAction="hide"
        className="menu-button -my-1 print:hidden"
        aria-label={w.close}
      >
        <Icon name="close" className="size-7" />
      </button>
      <a
        href="tel:911"
        className="col-span-full -my-1 inline-flex min-h-9 items-center gap-1.5 text-base font-semibold text-alarm print:hidden"
      >
        <Icon name="emergency" className="icon size-5" />
        {w.emergency}
      </a>
    </div>
  );
}

/**
 * The button that floats over most pages, and the dialog that it opens. With JavaScript the dialog contains a conversation; without it, a
 * popover shows the phones and a link to all pages. The conversation's code is loaded when the dialog opens, and nothing typed is stored.
 */
export function AssistantDoor() {
  const w = useWords(assistantWords);
  const { failed: failedText } = useWords(failedWords);
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const { value: Conversation, failed, again } = useLoaded(loadConversation, undefined, wanted);
  const [asked, setAsked] = useState<readonly string[]>([]);

  // The dialog may have been opened before hydration.
  useEffect(() => {
    if (dialog.current?.open) setWanted(true);
  }, []);

  if (!findAddress(pathname)?.page.assistant) return null;

  function load() {
    setWanted(true);
    again();
  }

  function ask(question: string) {
    load();
    setAsked((before) => [...before, question]);
  }

  function closeAfterLink(event: MouseEvent) {
    if (closestTo(event, leads)) dialog.current?.close();
  }

  return (
    <>
      <FootBar dialogId={dialogId} onAsk={load} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a followed link closes the dialog, by Enter as well, which clicks it. */}
      <dialog
        ref={dialog}
        id={dialogId}
        popover="auto"
        closedby="any"
        className="assistant"
        aria-labelledby={`${dialogId}-title`}
        onClick={closeAfterLink}
      >
        <DialogHead />
        <div ref={body} className="assistant-body">
          <p className="text-base text-quiet print:hidden">{w.promise}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: no content at all is passed. */}
          <div className="early-card" suppressHydrationWarning dangerouslySetInnerHTML={leftAlone} />
          {Conversation && <Conversation asked={asked} onAsk={ask} onClear={() => setAsked([])} scroller={body} />}
          <div className="without-script mt-3 rounded-card bg-mist p-4">
            <p className="mb-2">
              {w.needsScript} <PageLink to="site-map">{w.allPages}</PageLink>
            </p>
            <OfficePhones />
          </div>
          {failed && (
            <div role="alert" className="mt-3 rounded-card bg-mist p-4">
              <p className="mb-2">{failedText}</p>
              <OfficePhones />
            </div>
          )}
        </div>
        <AssistantQuestion onAsk={ask} />
      </dialog>
    </>
  );
}
