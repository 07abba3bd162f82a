import { YearChartView } from '#app/pages/seasons/year-chart-view.tsx';
import { AirLineView } from '#app/parts/seasons/air-line-view.tsx';
import { AirThisMonth, airLine } from '#app/parts/seasons/air-this-month.tsx';
import { useLanguage } from '#app/ui/use-language.ts';
import { At } from './at.tsx';
import type { Example, Stage } from './example.ts';
import { FixedPicture } from './fixed-picture.tsx';
import { clock, winter } from './moments.ts';

/** Every plant, and what of it flies. */
function Plants({ theme, data }: Stage) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-4">
      {data.seasons.plants.map(({ id, name }) => (
        <li key={id} className="text-base leading-tight">
          <span className="flex items-end gap-1">
            <span className="min-w-0 flex-[2]">
              <FixedPicture file={`/art/seasons/plant-${id}-${theme}`} width={320} height={320} alt="" />
            </span>
            <span className="min-w-0 flex-1">
              <FixedPicture file={`/art/seasons/grain-${id}-${theme}`} width={160} height={160} alt="" />
            </span>
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

function AirInWinter({ data }: Pick<Stage, 'data'>) {
  return <At view={AirLineView} own={airLine({ cedar: data.cedar }, useLanguage())} moment={{ date: winter, minutes: clock(10) }} />;
}

export const seasonExamples: readonly Example[] = [
  {
    id: 'air-in-month',
    title: { en: 'Mountain cedar in its year', es: 'El cedro de montaña en su año' },
    render: ({ data }) => <AirThisMonth cedar={data.cedar} />,
  },
  {
    id: 'air-in-winter',
    title: { en: 'The same in cedar season', es: 'Lo mismo en temporada de cedro' },
    render: ({ data }) => <AirInWinter data={data} />,
  },
  {
    id: 'year-chart',
    title: { en: 'Rows of the chart', es: 'Líneas de la gráfica' },
    wide: true,
    render: ({ data }) => <At view={YearChartView} own={{ types: data.seasons.rows }} moment={{ date: winter, minutes: clock(10) }} />,
  },
  { id: 'plants', title: { en: 'Plants and their pollen', es: 'Las plantas y su polen' }, render: (stage) => <Plants {...stage} /> },
];
