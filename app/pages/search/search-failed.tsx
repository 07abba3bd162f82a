import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** The search did not load: whom to call instead, and another try. */
export function SearchFailed({ onAgain }: { readonly onAgain: () => void }) {
  const w = useWords(words);
  return (
    <div className="mt-6 grid max-w-2xl justify-items-start gap-3">
      <p>{w.failed}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-secondary" onClick={onAgain}>
          {w.again}
        </button>
        <a href="tel:911" className="btn bg-alarm-field text-white hover:underline">
          <Icon name="phone" />
          {w.call911}
        </a>
      </p>
      <OfficePhones />
    </div>
  );
}
