import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** Both offices one tap away, and plainly not the place to turn to first. */
export function OurOffices() {
  const p = useWords(pageWords);
  return (
    <section aria-labelledby="our-offices" className="break-inside-avoid">
      <h2 id="our-offices" className="text-3xl">
        {p.offices}
      </h2>
      <p className="mt-2">{p.officesText}</p>
      <div className="mt-2 print:mt-1">
        <OfficePhones look="large" />
      </div>
    </section>
  );
}
