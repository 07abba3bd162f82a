import { type ComponentType, type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ConversationProps } from '#app/parts/assistant/conversation.tsx';
import { failedWords } from '#app/parts/assistant/failed-words.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { findAddress } from '#app/site/paths.ts';
import { closestTo } from '#app/ui/closest-to.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { assistantWords } from './assistant-words.ts';

const dialogId = 'assistant';

/** Links that leave the conversation for a page; a call or a text message does not. */
const leads = 'a[href]:not([href^="tel:"], [href^="sms:"], [target])';

/**
 * The button that floats over most pages and the dialog it opens: without script a popover with the phones and the way
 * to all pages, awake a conversation. Nothing of the conversation is loaded before it is opened, nothing is kept after.
 */
export function AssistantDoor() {
  const w = useWords(assistantWords);
  const f = useWords(failedWords);
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [Conversation, setConversation] = useState<ComponentType<ConversationProps>>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const shown = findAddress(pathname)?.page.assistant ?? false;

  const load = useCallback(() => {
    setFailed(false);
    import('#app/parts/assistant/conversation.tsx').then(
      (module) => setConversation(() => module.Conversation),
      () => setFailed(true),
    );
  }, []);
  // Opened before the page woke.
  useEffect(() => {
    if (dialog.current?.open || dialog.current?.matches(':popover-open')) load();
  }, [load]);

  if (!shown) return null;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const question = field.value.trim();
    if (question === '') return;
    if (!Conversation) load();
    setAsked((before) => [...before, question]);
    field.value = '';
  }
  function onClick(event: MouseEvent) {
    if (closestTo(event, leads)) dialog.current?.close();
  }

  return (
    <>
      <button type="button" popoverTarget={dialogId} className="assistant-button btn screen-only" onClick={load}>
        <Icon name="speech" className="icon size-6" />
        <span className="xl:sr-only">{w.open}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a followed link closes the dialog, by Enter as well, which clicks it. */}
      <dialog
        ref={dialog}
        id={dialogId}
        popover="auto"
        closedby="any"
        className="assistant"
        aria-labelledby={`${dialogId}-title`}
        onClick={onClick}
      >
        <div className="assistant-head">
          <h2 id={`${dialogId}-title`} className="text-[1.35rem]">
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
        </div>
        <div className="assistant-body">
          <p className="text-base text-quiet print:hidden">{w.promise}</p>
          <p className="print:hidden">
            <a href="tel:911" className="inline-flex min-h-9 items-center gap-1.5 text-base font-semibold text-alarm">
              <Icon name="emergency" className="icon size-5" />
              {w.emergency}
            </a>
          </p>
          {Conversation && <Conversation asked={asked} onAsk={(question) => setAsked([...asked, question])} onClear={() => setAsked([])} />}
          <div className="without-script mt-3 rounded-card bg-mist p-4">
            <p className="mb-2">
              {w.needsScript} <PageLink to="site-map">{w.allPages}</PageLink>
            </p>
            <OfficePhones />
          </div>
          {failed && (
            <div role="alert" className="mt-3 rounded-card bg-mist p-4">
              <p className="mb-2">{f.failed}</p>
              <OfficePhones />
            </div>
          )}
        </div>
        {/* No address to go to: what is asked stays on the device, also before the page wakes. */}
        <form className="assistant-form needs-script works-asleep print:hidden" onSubmit={onSubmit}>
          <label htmlFor={`${dialogId}-question`} className="sr-only">
            {w.label}
          </label>
          <input
            id={`${dialogId}-question`}
            name="q"
            className="field w-full flex-1"
            placeholder={w.label}
            maxLength={300}
            autoComplete="off"
            enterKeyHint="send"
            required
          />
          <button type="submit" className="btn btn-primary px-4">
            {w.ask}
          </button>
        </form>
      </dialog>
    </>
  );
}
