import type { ReactNode } from 'react';

interface PlanSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the sheet: its name at the side, its lines beside it. */
export function PlanSection({ id, title, children }: PlanSectionProps) {
  return (
    <section aria-labelledby={`plan-${id}`} className="intake-section">
      <h3 id={`plan-${id}`}>{title}</h3>
      <div className="intake-fields">{children}</div>
    </section>
  );
}
