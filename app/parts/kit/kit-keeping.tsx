import { useState } from 'react';
import { DeviceQuestion } from '#app/parts/request-form/device-question.tsx';
import { EraseDraft } from '#app/parts/request-form/erase-draft.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { kitStore } from './kit-store.ts';
import { kitWords } from './words.ts';

/** Asks where to store what is typed, and draws the button that deletes it everywhere. */
export function KitKeeping() {
  const says = useWords(kitWords);
  const [erased, setErased] = useState(0);
  function erase() {
    kitStore.clear();
    setErased(erased + 1);
  }
  return (
    <div className="col-span-full grid gap-3">
      <DeviceQuestion />
      <EraseDraft key={erased} store={kitStore} says={says} onErase={erase} />
    </div>
  );
}
