import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { MedicationData } from './medication-data.server.ts';
import { words } from './words.ts';

type Rule = MedicationData['rules'][number];

function RuleList({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] print:block">
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

/** The one fatal mistake: the page's only line in red. */
function InhalerRule({ rule: { icon, title, text } }: { readonly rule: Rule }) {
  return (
    <div className="mb-5 flex items-center gap-4 rounded-card bg-alarm-field px-5 py-3 text-white print:mb-0.5 print:block print:bg-white print:p-0 print:text-black">
      <Icon name={icon} className="icon size-9 flex-none print:hidden" />
      <div>
        <h3 className="text-xl print:inline print:font-sans print:text-[1em]">{title}</h3>
        <p className="print:inline print:before:content-['._']">{text}</p>
      </div>
    </div>
  );
}

/** The rules in plain words: inhalers first and in red, daily medicines open, the others folded; paper shows all. */
export function Rules({ rules: [inhalers, daily, ...others] }: Pick<MedicationData, 'rules'>) {
  const w = useWords(words);
  return (
    <div className="print:columns-2 print:gap-x-5">
      {inhalers && <InhalerRule rule={inhalers} />}
      {daily && <RuleList rules={[daily]} />}
      <details className="disclosure mt-5 print:mt-0 print:border-0">
        <summary className="print:hidden">
          {w.moreRules}
          <Icon name="chevron-down" className="icon" />
        </summary>
        <RuleList rules={others} />
      </details>
    </div>
  );
}
