import type { ReactNode } from 'react';

interface PlanSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the sheet: its name at the side, its lines beside it. No landmark, since several sheets of a page have the same parts. */
export function PlanSection({ title, children }: PlanSectionProps) {
  return (
    <div className="intake-section">
      <h3>{title}</h3>
      <div className="intake-fields">{children}</div>
    </div>
  );
}
