import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { MedicationData } from './medication-data.server.ts';
import { words } from './words.ts';

type Rule = MedicationData['rules'][number];

function RuleList({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-2 print:block">
      {rules.map(({ id, icon, title, text }) => (
        <li key={id} className="flex gap-3 print:mb-0.5">
          <Icon name={icon} className="icon mt-0.5 size-7 text-oak print:hidden" />
          <div>
            <h3 className="text-xl print:inline print:font-sans print:text-[1em]">{title}</h3>
            <p className="mt-1 print:inline print:before:content-['._']">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Rules that stand open: whoever reads nothing else must not stop an inhaler or a daily medicine. */
const lifeSaving = 2;

/** The rules in plain words, the most important first; those after the first two folded, and whole on paper. */
export function Rules({ rules }: Pick<MedicationData, 'rules'>) {
  const w = useWords(words);
  return (
    <div className="print:columns-2 print:gap-x-5">
      <RuleList rules={rules.slice(0, lifeSaving)} />
      <details className="disclosure mt-5 print:mt-0 print:border-0">
        <summary className="print:hidden">
          {w.moreRules}
          <Icon name="chevron-down" className="icon" />
        </summary>
        <RuleList rules={rules.slice(lifeSaving)} />
      </details>
    </div>
  );
}
