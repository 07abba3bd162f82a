import type { ReactNode } from 'react';
import { HotlineList } from '#app/ui/with-hotlines.tsx';

interface PlanSectionProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Draws one part of the sheet, its name beside its lines. No landmark, because several sheets of a page have the same parts. */
export function PlanSection({ title, children }: PlanSectionProps) {
  return (
    <div className="intake-section">
      <h3>{title}</h3>
      <div className="intake-fields">{children}</div>
    </div>
  );
}

interface ListSectionProps extends PlanSectionProps {
  readonly items: readonly string[];
  /** Text before and after the list. */
  readonly first?: string;
  readonly last?: string;
}

/** Draws a part of the sheet with a list, and lines to fill out after it if given. */
export function ListSection({ title, items, first, last, children }: ListSectionProps) {
  return (
    <PlanSection title={title}>
      <div className="intake-full">
        {first && <p className="font-semibold">{first}</p>}
        <HotlineList items={items} />
        {last && <p>{last}</p>}
      </div>
      {children}
    </PlanSection>
  );
}
