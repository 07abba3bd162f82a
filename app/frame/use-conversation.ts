import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { ConversationProps } from '#app/parts/assistant/conversation.tsx';

/**
 * Loads the conversation's component by `load`, which may be called again after a failure.
 * @param dialog if it is already open when React hydrates the page, the conversation is loaded at once
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
