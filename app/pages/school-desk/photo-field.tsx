import { useId, useState } from 'react';
import { photoSize, SheetPhoto } from '#app/parts/action-plan/sheet-photo.tsx';
import { kitStore, useKit } from '#app/parts/kit/kit-store.ts';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** A photograph from this device for the plans: shrunk here, stored and deleted with the typed texts. */
export function PhotoField() {
  const w = useWords(words);
  const field = useId();
  const picture = textIn(useKit(), 'photo');
  const [failed, setFailed] = useState(false);
  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      const { keptPhoto } = await import('#app/parts/action-plan/photo.ts');
      kitStore.set('photo', await keptPhoto(file, photoSize));
      setFailed(false);
    } catch {
      setFailed(true);
    }
    // Allows the choice of the same file again after its removal.
    input.value = '';
  }
  return (
    <div>
      <label htmlFor={field} className="mb-1 block font-semibold">
        {w.photo}
      </label>
      <input
        id={field}
        type="file"
        accept="image/*"
        className="field w-full"
        aria-describedby={`${field}-help`}
        onChange={({ target }) => void choose(target)}
      />
      <p id={`${field}-help`} role="status" className="mt-1 text-base text-quiet">
        {failed ? w.photoNot : w.photoHelp}
      </p>
      {picture !== '' && (
        <div className="mt-2 flex items-center gap-4">
          <SheetPhoto picture={picture} label={w.photo} />
          <button type="button" className="btn btn-secondary" onClick={() => kitStore.set('photo', undefined)}>
            {w.photoRemove}
          </button>
        </div>
      )}
    </div>
  );
}
