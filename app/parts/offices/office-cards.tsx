import { hoursChanges } from '#app/parts/hours/later-hours.ts';
import { WeekSummary } from '#app/parts/hours/week-summary.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { AddressText } from './address-text.tsx';
import { OfficeCard } from './office-card.tsx';

/** Draws both offices with their phones and whether each is open now; on paper, where "now" goes stale, the week's hours. */
export function OfficeCards() {
  const { offices, closures } = useFrame();
  const language = useLanguage();
  return (
    <>
      <ul className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] print:hidden">
        {offices.map((office) => (
          <li key={office.id} className="grid">
            <OfficeCard office={office} />
          </li>
        ))}
      </ul>
      <div className="print-only">
        <ul className="grid grid-cols-2 gap-6 text-base">
          {offices.map((office) => (
            <li key={office.id}>
              <p className="font-semibold">
                {office.name}: <PhoneLink number={office.phones.office} />
              </p>
              <p>
                <AddressText {...office} />
              </p>
              <WeekSummary office={{ ...office, changes: hoursChanges(office, language) }} closures={closures} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
