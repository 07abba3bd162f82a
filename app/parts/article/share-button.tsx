import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { shareLink } from '#app/ui/save-and-share.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Opens the phone's share sheet with the page's address, or copies the address if there is none. */
export function ShareButton({ title }: { readonly title: string }) {
  const w = useWords(words);
  const [outcome, setOutcome] = useState('');

  async function share() {
    const result = await shareLink(title, location.origin + location.pathname);
    if (result === 'shared' || result === 'undone') return;
    setOutcome(result === 'copied' ? w.shareCopied : w.shareFailed);
  }

  return (
    <>
      <button type="button" className="choice needs-script" onClick={() => void share()}>
        <Icon name="share" />
        {w.share}
      </button>
      {/* On a separate line, so that no button moves from under the finger. */}
      <p role="status" className={outcome ? 'order-1 w-full' : 'sr-only'}>
        {outcome}
      </p>
    </>
  );
}
