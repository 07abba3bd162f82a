import { useLocation } from 'react-router';
import { TodayHours } from '#app/parts/hours/today-hours.tsx';
import { AddressText } from '#app/parts/offices/address-text.tsx';
import { findAddress } from '#app/site/paths.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { SectionLink } from '#app/ui/section-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { barePage } from './emergency-pages.ts';
import { footerWords } from './footer-words.ts';
import type { MenuLine } from './menus/menu-lines.tsx';
import { socialNetworks } from './menus/social-networks.ts';
import { words } from './words.ts';

/** Links as items of a list that may have others. */
export function FooterLinks({ lines }: { readonly lines: readonly MenuLine[] }) {
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

/** Sections of home and pages that visitors seek at the foot of a page. */
export function QuickLinks({ className }: { readonly className: string }) {
  const w = useWords(footerWords);
  const { menus } = useFrame();
  return (
    <ul className={className}>
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
  );
}

/** Copyright, and the disclaimer. */
export function Rights() {
  const w = useWords(footerWords);
  const { brand, copyright } = useFrame();
  const years = copyright.last > copyright.first ? `${copyright.first}–${copyright.last}` : `${copyright.first}`;
  return `${w.rights(years, brand)} ${w.notAdvice}`;
}

/** Both offices with their phones and today's hours, social networks, and links to pages. */
function FooterColumns() {
  const w = useWords(footerWords);
  const { social } = useWords(words);
  const frame = useFrame();
  const { offices, menus } = frame;
  return (
    <div className="mx-auto grid max-w-page gap-x-10 gap-y-3 px-5 pt-4 pb-2 leading-snug sm:grid-cols-2 md:px-8 md:pt-12 lg:grid-cols-[1fr_1fr_1.2fr] print:hidden">
      <h2 className="sr-only">{w.offices}</h2>
      {offices.map((office) => (
        <div key={office.id} className="text-base">
          <h3 className="text-xl">{office.name}</h3>
          <address className="not-italic">
            <p>
              <AddressText {...office} />
            </p>
            <p className="flex flex-wrap gap-x-4">
              <span>
                {`${w.phone}: `}
                <PhoneLink number={office.phones.office} />
              </span>
              <span className="max-sm:hidden">
                {`${w.fax}: `}
                <PhoneLink number={office.phones.fax} />
              </span>
            </p>
            <TodayHours office={office.id} />
          </address>
        </div>
      ))}
      <nav aria-label={w.quickLinks}>
        <h2 className="text-xl max-sm:sr-only">{w.quickLinks}</h2>
        <QuickLinks className="footer-links" />
      </nav>
      <nav aria-label={social} className="max-lg:order-last lg:col-span-2">
        <h2 className="text-xl max-sm:sr-only">{social}</h2>
        <ul className="footer-links flex flex-wrap gap-x-8">
          {socialNetworks.map(({ id, name }) => (
            <li key={id}>
              <ExternalLink href={frame.social[id]}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={w.legal}>
        <h2 className="text-xl max-sm:sr-only">{w.legal}</h2>
        <ul className="footer-links">
          <FooterLinks lines={menus.legal} />
        </ul>
      </nav>
    </div>
  );
}

/** The footer of every page: offices, links and the legal notices; the emergency steps have only the phones and notices. */
export function Footer() {
  const w = useWords(footerWords);
  const { brand, offices, hasSamples } = useFrame();
  const bare = findAddress(useLocation().pathname)?.page.id === barePage;
  return (
    <footer className="footer bg-night text-night-ink print:bg-transparent print:text-black">
      {!bare && <FooterColumns />}
      <div
        className={`mx-auto max-w-page px-5 pb-4 text-[0.875rem] leading-snug text-night-quiet md:px-8 print:p-0 print:text-[9pt]/tight print:text-black ${bare ? 'pt-4' : ''}`}
      >
        <p className={bare ? undefined : 'print-only'}>
          <strong>{brand}</strong>
          {offices.map((office) => (
            <span key={office.id}>
              {` · ${office.name}: `}
              <PhoneLink number={office.phones.office} />
            </span>
          ))}
        </p>
        {!bare && (
          <p className="text-night-ink print:hidden">
            <a href="tel:911" className="font-semibold">
              {w.call911}
            </a>
            {' · '}
            <PageLink to="emergency">{w.emergencyPage}</PageLink>
          </p>
        )}
        <p className="mt-2 print:inline">
          {/* Not printed: paper shows only the phones and the note on samples, because another line could cost another sheet. */}
          <span className="print:hidden">
            <Rights />
          </span>
        </p>
        {hasSamples && <p className="print:inline">{` ${w.sample}`}</p>}
      </div>
    </footer>
  );
}
