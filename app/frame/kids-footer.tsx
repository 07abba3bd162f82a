import { addressLine } from '#app/content/practice/address.ts';
import { words } from '#app/parts/kids/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { FooterLinks, QuickLinks, Rights } from './footer.tsx';
import { footerWords } from './footer-words.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** The footer of the children's pages: a line for parents that opens more information, quick links, offices, copyright. */
export function KidsFooter() {
  const w = useWords(words);
  const f = useWords(footerWords);
  const { brand, offices, hasSamples, menus } = useFrame();
  return (
    <footer className="kz-footer">
      <details className="print:hidden">
        <summary>
          <strong>{w.parentsTitle}.</strong>
          <span>
            {w.parentsLine}
            <Icon name="chevron-down" className="icon ms-1.5 inline" />
          </span>
        </summary>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{w.parentsCollect}</li>
          <li>{w.parentsBrowser}</li>
          <li>{w.parentsPlay}</li>
          <li>{w.parentsAdvice}</li>
        </ul>
        <ThemeChoice />
        <ul className="kz-legal">
          <FooterLinks lines={menus.legal} />
        </ul>
      </details>
      <nav aria-label={f.quickLinks} className="kz-foot-line print:hidden">
        <QuickLinks className="kz-legal" />
      </nav>
      <p className="kz-foot-line">
        <strong>{brand}</strong>
        {offices.map((office) => (
          <span key={office.id}>
            {` · ${office.name}, `}
            <span className="print:hidden">{`${addressLine(office)}, `}</span>
            <PhoneLink number={office.phones.office} />
          </span>
        ))}
      </p>
      <p className="kz-foot-line">
        <Rights />
        {hasSamples && <span className="print:hidden">{` ${f.sample}`}</span>}
      </p>
    </footer>
  );
}
