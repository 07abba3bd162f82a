import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Says that a page's scripts failed to load, and whom to call. The styles show it only then (app/styles/frame.css). */
export function NotLoaded() {
  const w = useWords(words);
  return (
    <div role="status" className="not-loaded text-base">
      <div className="mx-auto max-w-page px-5 py-2 md:px-8">
        <p>{w.notLoaded}</p>
        <OfficePhones />
      </div>
    </div>
  );
}
