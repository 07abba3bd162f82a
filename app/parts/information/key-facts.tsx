import type { ReactNode } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';

export interface KeyFact {
  readonly icon: IconName;
  readonly text: string;
  /** A line below it. */
  readonly more?: ReactNode;
}

interface KeyFactsProps {
  readonly label: string;
  readonly facts: readonly KeyFact[];
}

/** Draws what most visitors came to learn, before all sections. */
export function KeyFacts({ label, facts }: KeyFactsProps) {
  return (
    <ul
      aria-label={label}
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-2 text-base font-semibold print:mt-2"
    >
      {facts.map(({ icon, text, more }) => (
        <li key={text} className="flex items-start gap-2">
          <Icon name={icon} className="icon size-6 text-oak" />
          <span>
            {text}
            {more}
          </span>
        </li>
      ))}
    </ul>
  );
}
