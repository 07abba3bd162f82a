import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

/** Both offices one tap away, and plainly not the place to turn to first. */
export function OurOffices() {
  const p = useWords(pageWords);
  const { offices } = useFrame();
  return (
    <section aria-labelledby="our-offices" className="card break-inside-avoid p-6 print:p-3">
      <h2 id="our-offices" className="text-3xl">
        {p.offices}
      </h2>
      <p className="mt-3">{p.officesText}</p>
      <ul className="mt-4 grid gap-3 print:mt-1 print:gap-0">
        {offices.map(({ id, name, phones }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Icon name="phone" className="icon text-oak" />
            <span>{name}:</span>
            <PhoneLink
              number={phones.office}
              className="inline-flex min-h-11 items-center text-xl font-semibold whitespace-nowrap print:min-h-0 print:text-base"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
