import { words } from '#app/parts/recipe/words.ts';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';

interface SwapListsProps {
  readonly allowed: readonly string[];
  readonly forbidden: readonly string[];
}

interface SwapListProps {
  readonly title: string;
  readonly lead: string;
  readonly icon: IconName;
  readonly colour: string;
  readonly items: readonly string[];
}

function SwapList({ title, lead, icon, colour, items }: SwapListProps) {
  return (
    <section className="card p-6 print:p-1.5">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 font-semibold print:mt-0">{lead}</p>
      <ul className="mt-3 grid gap-2 print:mt-0.5 print:gap-0 print:text-[9pt] print:leading-tight">
        {items.map((item) => (
          <li key={item} className="flex gap-3 print:gap-1">
            <Icon name={icon} className={`icon mt-1 ${colour} print:mt-0.5`} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What may replace an ingredient, and what makes the test worthless. */
export function SwapLists({ allowed, forbidden }: SwapListsProps) {
  const w = useWords(words);
  return (
    <div className="grid content-start gap-6 md:max-lg:grid-cols-2 print:grid-cols-1 print:gap-1">
      <SwapList title={w.allowedTitle} lead={w.allowedLead} icon="check" colour="text-oak" items={allowed} />
      <SwapList title={w.forbiddenTitle} lead={w.forbiddenLead} icon="close" colour="text-alarm" items={forbidden} />
    </div>
  );
}
