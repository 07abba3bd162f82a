import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { bare } from './bare-type.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ShownType } from './season-data.server.ts';
import { YearChartView } from './year-chart-view.tsx';

/** What is in the air in which month: the legend, and a table that begins with the present month once the page knows it. */
export function YearChart({ types }: { readonly types: readonly ShownType[] }) {
  return (
    <div className="card px-3 pt-4 pb-5 md:px-6 print:p-2">
      <ChartLegend />
      <ClinicNow name="year-chart" view={YearChartView} own={{ types: types.map(bare) }} />
    </div>
  );
}
