import { useState } from 'react';
import { shareLink } from '#app/ui/hand-over.ts';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/show-toast.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Hands the page's address to the phone's own share sheet, or copies it where there is none. */
export function ShareButton({ title }: { readonly title: string }) {
  const w = useWords(words);
  const [outcome, setOutcome] = useState('');

  async function share() {
    const result = await shareLink(title, location.origin + location.pathname);
    if (result === 'shared' || result === 'undone') return;
    const text = result === 'copied' ? w.shareCopied : w.shareFailed;
    setOutcome(text);
    void showToast(text);
  }

  return (
    <>
      <button type="button" className="choice needs-script" onClick={() => void share()}>
        <Icon name="share" />
        {w.share}
      </button>
      {outcome && <p className="self-center">{outcome}</p>}
    </>
  );
}
