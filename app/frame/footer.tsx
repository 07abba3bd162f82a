import { addressLine } from '#app/content/practice/address.ts';
import { TodayHours } from '#app/parts/hours/today-hours.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { SectionLink } from '#app/ui/section-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { footerWords } from './footer-words.ts';
import type { MenuLine } from './menus/menu-lines.tsx';

function FooterLinks({ lines }: { readonly lines: readonly MenuLine[] }) {
  return lines.flatMap((line) =>
    'to' in line ? (
      <li key={line.to}>
        <PageLink to={line.to}>{line.label}</PageLink>
      </li>
    ) : (
      []
    ),
  );
}

/** The foot of every page: where to go, how to reach both offices, today's hours, the legal pages. */
export function Footer() {
  const w = useWords(footerWords);
  const { brand, tagline, offices, copyright, hasSamples, menus } = useFrame();
  const years = copyright.last > copyright.first ? `${copyright.first}–${copyright.last}` : `${copyright.first}`;
  return (
    <footer className="footer bg-night text-night-ink print:bg-transparent print:text-black">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-12 md:grid-cols-2 md:px-8 lg:grid-cols-4 print:hidden">
        <div className="md:col-span-2">
          <h2 className="text-2xl">{w.offices}</h2>
          <div className="mt-4 grid gap-6 sm:grid-cols-2">
            {offices.map((office) => (
              <address key={office.id} className="text-base not-italic">
                <p className="font-semibold">{office.name}</p>
                <p>{addressLine(office)}</p>
                <p>
                  {`${w.phone}: `}
                  <PhoneLink number={office.phones.office} />
                </p>
                <p>
                  {`${w.fax}: `}
                  <PhoneLink number={office.phones.fax} />
                </p>
                <TodayHours office={office.id} />
              </address>
            ))}
          </div>
          <p className="mt-6 text-base">
            <a href="tel:911" className="font-semibold">
              {w.call911}
            </a>
            {`. ${w.emergency} `}
            <PageLink to="emergency">{w.emergencyPage}</PageLink>
          </p>
        </div>
        <nav aria-label={w.quickLinks}>
          <h2 className="text-2xl">{w.quickLinks}</h2>
          <ul className="footer-links mt-4">
            <li>
              <SectionLink section="physicians">{w.about}</SectionLink>
            </li>
            <li>
              <SectionLink section="services">{w.services}</SectionLink>
            </li>
            <li>
              <SectionLink section="locations">{w.locations}</SectionLink>
            </li>
            <FooterLinks lines={menus.footer} />
          </ul>
        </nav>
        <nav aria-label={w.legal}>
          <h2 className="text-2xl">{w.legal}</h2>
          <ul className="footer-links mt-4">
            <FooterLinks lines={menus.legal} />
          </ul>
        </nav>
      </div>
      <div className="mx-auto max-w-6xl px-5 pb-10 text-base text-night-quiet md:px-8 print:p-0 print:text-[8pt]/tight print:text-black">
        <p className="print-only">
          <strong>{brand}</strong>
          {offices.map((office) => (
            <span key={office.id}>
              {` · ${office.name}: `}
              <PhoneLink number={office.phones.office} />
            </span>
          ))}
        </p>
        <p className="font-display text-xl font-bold text-night-ink print:hidden">{brand}</p>
        <p className="print:hidden">{tagline}</p>
        <p className="mt-3 print:mt-0">{`${w.rights(years, brand)} ${w.notAdvice}`}</p>
        {hasSamples && <p className="mt-1 print:mt-0">{w.sample}</p>}
      </div>
    </footer>
  );
}
