import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** Both offices one tap away, and plainly not the place to turn to first. */
export function OurOffices() {
  const p = useWords(pageWords);
  return (
    <section aria-labelledby="our-offices" className="card break-inside-avoid p-6 print:p-3">
      <h2 id="our-offices" className="text-3xl">
        {p.offices}
      </h2>
      <p className="mt-3">{p.officesText}</p>
      <div className="mt-4 print:mt-1">
        <OfficePhones look="large" />
      </div>
    </section>
  );
}
