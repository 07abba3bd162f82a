import { useState } from 'react';
import { DeviceQuestion } from '#app/parts/request-form/device-question.tsx';
import { EraseDraft } from '#app/parts/request-form/erase-draft.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { kitStore, useKit } from './kit-store.ts';
import { kitWords } from './words.ts';

/** Where what is typed is kept, and the button that erases it everywhere; there once something is typed. */
export function KitKeeping() {
  const says = useWords(kitWords);
  const isEmpty = Object.keys(useKit()).length === 0;
  const [erased, setErased] = useState(0);
  function erase() {
    kitStore.clear();
    setErased(erased + 1);
  }
  if (isEmpty) return null;
  return (
    <div className="col-span-full grid gap-3">
      <DeviceQuestion store={kitStore} />
      <EraseDraft key={erased} store={kitStore} says={says} onErase={erase} />
    </div>
  );
}
