import { useClinicRecords } from '#app/parts/hours/clinic-now.tsx';
import { HoursTableView } from '#app/parts/hours/hours-table-view.tsx';
import { OfficeStatusView } from '#app/parts/hours/office-status-view.tsx';
import { TodayHoursView } from '#app/parts/hours/today-hours-view.tsx';
import { TodayTitleView } from '#app/parts/hours/today-title-view.tsx';
import { plannedClosures } from '#app/parts/hours/upcoming-closures.tsx';
import { UpcomingClosuresView } from '#app/parts/hours/upcoming-closures-view.tsx';
import { At } from './at.tsx';
import type { Example } from './example.ts';
import { clock, tuesday } from './moments.ts';

const morning = { date: tuesday, minutes: clock(10) };

function OfficeAt({ kind }: { readonly kind: 'status' | 'today' | 'week' }) {
  const [office] = useClinicRecords().offices;
  if (!office) return null;
  if (kind === 'status') return <At view={OfficeStatusView} own={{ office: office.id, first: 'clinic' }} moment={morning} />;
  return <At view={kind === 'today' ? TodayHoursView : HoursTableView} own={{ office: office.id }} moment={morning} />;
}

function ClosuresAt() {
  return <At view={UpcomingClosuresView} own={plannedClosures(useClinicRecords())} moment={morning} />;
}

/** What the page says of now, on a Tuesday morning and on a Saturday: the same places without a moment are among the hours. */
export const nowExamples: readonly Example[] = [
  {
    id: 'now-status',
    title: { en: 'Office status on a morning', es: 'El consultorio una mañana' },
    render: () => <OfficeAt kind="status" />,
  },
  { id: 'now-today', title: { en: 'Today’s hours, open', es: 'Las horas de hoy, abierto' }, render: () => <OfficeAt kind="today" /> },
  { id: 'now-week', title: { en: 'The week with today', es: 'La semana con el día de hoy' }, render: () => <OfficeAt kind="week" /> },
  {
    id: 'now-closures',
    title: { en: 'Days to come with other hours', es: 'Próximos días con otro horario' },
    render: () => <ClosuresAt />,
  },
  {
    id: 'now-title',
    title: { en: 'Title of what is true today', es: 'Título de lo que vale hoy' },
    render: () => <At view={TodayTitleView} own={undefined} moment={morning} />,
  },
];
