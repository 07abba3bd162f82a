import { words } from '#app/parts/kids/words.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { footerWords } from './footer-words.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** The footer of the children's pages: one line for parents that opens to show what they may want to know, and the phones. */
export function KidsFooter() {
  const w = useWords(words);
  const f = useWords(footerWords);
  const { brand, offices, menus } = useFrame();
  return (
    <footer className="kz-footer">
      <details className="print:hidden">
        <summary>
          <strong>{w.parentsTitle}.</strong> {w.parentsLine}
        </summary>
        <ul className="kz-parents">
          <li>{w.parentsCollect}</li>
          <li>{w.parentsBrowser}</li>
          <li>{w.parentsPlay}</li>
          <li>{w.parentsAdvice}</li>
        </ul>
        <ThemeChoice />
        <ul className="kz-legal">
          {[...menus.footer, ...menus.legal].map((line) =>
            'to' in line ? (
              <li key={line.to}>
                <PageLink to={line.to}>{line.label}</PageLink>
              </li>
            ) : null,
          )}
        </ul>
      </details>
      <p className="kz-foot-line">
        <strong>{brand}</strong>
        {offices.map((office) => (
          <span key={office.id}>
            {` · ${office.name}: `}
            <PhoneLink number={office.phones.office} />
          </span>
        ))}
        {` · ${f.notAdvice}`}
      </p>
    </footer>
  );
}
