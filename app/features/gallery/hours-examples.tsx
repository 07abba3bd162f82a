import type { ClinicMoment } from '#app/features/hours/clinic-time.ts';
import { HoursTable } from '#app/features/hours/hours-table.tsx';
import { OfficeStatus } from '#app/features/hours/office-status.tsx';
import { UpcomingClosures } from '#app/features/hours/upcoming-closures.tsx';
import { WeekSummary } from '#app/features/hours/week-summary.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { Example } from './example.ts';
import { StatusAt } from './status-at.tsx';
import { words } from './words.ts';

/** Moments that bring each state about, by San Antonio's clocks, whenever the gallery is looked at. */
const tuesday = '2026-03-10';
const saturday = '2026-03-14';
const thursdayOff = '2026-11-26';
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

function StatusExample({ moment }: { readonly moment: ClinicMoment }) {
  const w = useWords(words);
  const [office] = useFrame().offices;
  if (!office) return null;
  const dayOff = { id: 'day-off', from: thursdayOff, to: thursdayOff, offices: [office.id], closed: 'all', reason: w.holiday } as const;
  return <StatusAt moment={moment} office={office} closures={[{ ...dayOff, offices: [...dayOff.offices] }]} />;
}

function Now() {
  const { offices, closures } = useFrame();
  return offices.slice(0, 1).map((office) => <OfficeStatus key={office.id} office={office} closures={closures} />);
}

function Table() {
  return useFrame()
    .offices.slice(0, 1)
    .map((office) => <HoursTable key={office.id} office={office} />);
}

function Week() {
  return useFrame()
    .offices.slice(0, 1)
    .map((office) => <WeekSummary key={office.id} week={office.clinicHours} />);
}

function Upcoming() {
  const { offices, closures } = useFrame();
  return <UpcomingClosures closures={closures} offices={offices} />;
}

const at = (date: string, minutes: number) => () => <StatusExample moment={{ date, minutes }} />;

export const hoursExamples: readonly Example[] = [
  { id: 'status-now', title: { en: 'Office status now', es: 'El consultorio en este momento' }, render: () => <Now /> },
  { id: 'status-open', title: { en: 'Open', es: 'Abierto' }, render: at(tuesday, clock(10)) },
  { id: 'status-lunch', title: { en: 'Lunch break', es: 'Hora de comida' }, render: at(tuesday, clock(12, 30)) },
  { id: 'status-evening', title: { en: 'Closed in the evening', es: 'Cerrado por la noche' }, render: at(tuesday, clock(20)) },
  { id: 'status-weekend', title: { en: 'Closed on the weekend', es: 'Cerrado el fin de semana' }, render: at(saturday, clock(9)) },
  { id: 'status-closure', title: { en: 'Closed on a holiday', es: 'Cerrado por día festivo' }, render: at(thursdayOff, clock(10)) },
  { id: 'hours-table', title: { en: 'Hours of the week', es: 'Horario de la semana' }, render: () => <Table /> },
  { id: 'week-summary', title: { en: 'The week in short', es: 'La semana en breve' }, render: () => <Week /> },
  { id: 'closures', title: { en: 'Days with other hours', es: 'Días con otro horario' }, render: () => <Upcoming /> },
];
