import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Both offices' numbers behind one button, by the platform's own popover: it opens without script too. */
export function CallUs() {
  const w = useWords(words);
  return (
    <>
      <button type="button" className="btn btn-secondary" popoverTarget="call-us">
        <Icon name="phone" />
        {w.callUs}
      </button>
      <div id="call-us" popover="auto" className="call-us">
        <OfficePhones look="large" />
      </div>
    </>
  );
}
