import type { ReactNode } from 'react';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { planWords } from './plan-words.ts';

/** As large as the sheet's one page allows: pens need room. */
const sizes = {
  dense: 'print:text-[8.7pt] print:[&_h3]:text-[9pt] print:[&_.intake-line]:h-[6.1mm]',
  roomy: 'print:text-[9.2pt] print:[&_h3]:text-[9.6pt] print:[&_.intake-line]:h-[6.6mm]',
} as const;

interface PlanSheetProps {
  readonly title: string;
  readonly type: keyof typeof sizes;
  readonly children: ReactNode;
}

/** An action plan as it leaves the printer: one page with the practice's name and phones at its head. */
export function PlanSheet({ title, type, children }: PlanSheetProps) {
  const p = useWords(planWords);
  const { brand, offices } = useFrame();
  return (
    <article className={`intake-sheet ${sizes[type]}`} aria-labelledby="plan-title">
      <header className="intake-head">
        <div>
          <p className="intake-brand">{brand}</p>
          <h2 id="plan-title">{title}</h2>
        </div>
        <ul className="intake-offices">
          {offices.map(({ id, name, phones }) => (
            <li key={id}>
              {name}: <PhoneLink number={phones.office} />
            </li>
          ))}
        </ul>
        <p className="intake-intro font-semibold">{p.valid}</p>
      </header>
      {children}
    </article>
  );
}
