import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { ConversationProps } from '#app/parts/assistant/conversation.tsx';

/**
 * The conversation, which is loaded when the assistant is first opened; a load that failed may be tried again.
 * @param dialog may stand open already when React hydrates the page
 */
export function useConversation(dialog: RefObject<HTMLDialogElement | null>) {
  const [Conversation, setConversation] = useState<ComponentType<ConversationProps>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('#app/parts/assistant/conversation.tsx').then(
      (module) => setConversation(() => module.Conversation),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (dialog.current?.open || dialog.current?.matches(':popover-open')) load();
  }, [dialog, load]);
  return { Conversation, failed, load };
}
