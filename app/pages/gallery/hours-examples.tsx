import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import { shortDay } from '#app/parts/hours/closure-banner.tsx';
import { ClosureBar } from '#app/parts/hours/closure-bar.tsx';
import { ClosureLine } from '#app/parts/hours/closure-line.tsx';
import { closureNotices } from '#app/parts/hours/closure-notices.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import { OfficeLines } from '#app/parts/hours/office-lines.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { Example } from './example.ts';
import { clock, saturday, tuesday } from './moments.ts';
import { words } from './words.ts';

const thursdayOff = '2026-11-26';

/** Returns one week with every type of closure: no shots at one office, a holiday at both, and a shorter day. */
function useClosures(): ShownClosure[] {
  const { holiday } = useWords(words);
  const offices = useFrame().offices.map(({ id }) => id);
  const day = (date: string) => ({ id: date, from: date, to: date, offices, reason: holiday });
  return [
    { ...day('2026-11-25'), offices: offices.slice(0, 1), closed: 'shots' },
    { ...day(thursdayOff), closed: 'all' },
    { ...day('2026-11-27'), closed: 'all', openBetween: { opens: '08:00', closes: '12:00' } },
  ];
}

interface StatusExampleProps {
  readonly moment: ClinicMoment;
  readonly first?: 'clinic' | 'shots';
}

/** The office status at a given moment, where the real one shows the present. */
function StatusExample({ moment, first }: StatusExampleProps) {
  const closures = useClosures();
  const [office] = useFrame().offices;
  const language = useLanguage();
  return office && <OfficeLines moment={moment} office={office} closures={closures} language={language} first={first} />;
}

function Banner() {
  const { offices } = useFrame();
  return (
    <div className="border-b border-line bg-mist text-base">
      <ClosureBar>
        {closureNotices(useClosures(), offices).map((notice) => (
          <li key={notice.id}>
            <span className="inline-block first-letter:uppercase">
              <ClosureLine notice={notice} offices={offices} days={shortDay} />
            </span>
          </li>
        ))}
      </ClosureBar>
    </div>
  );
}

const at = (date: string, minutes: number, first?: 'shots') => () => <StatusExample moment={{ date, minutes }} first={first} />;

export const hoursExamples: readonly Example[] = [
  { id: 'status-open', title: { en: 'Open', es: 'Abierto' }, render: at(tuesday, clock(10)) },
  { id: 'status-lunch', title: { en: 'Lunch break', es: 'Hora de comida' }, render: at(tuesday, clock(12, 30)) },
  { id: 'status-evening', title: { en: 'Closed in the evening', es: 'Cerrado por la noche' }, render: at(tuesday, clock(20)) },
  { id: 'status-weekend', title: { en: 'Closed on the weekend', es: 'Cerrado el fin de semana' }, render: at(saturday, clock(9)) },
  { id: 'status-closure', title: { en: 'Closed on a holiday', es: 'Cerrado por día festivo' }, render: at(thursdayOff, clock(10)) },
  {
    id: 'shots-lunch',
    title: { en: 'Shots over lunch', es: 'Inyecciones a la hora de comida' },
    render: at(tuesday, clock(12, 30), 'shots'),
  },
  { id: 'shots-over', title: { en: 'After the last shot', es: 'Después de la última inyección' }, render: at(tuesday, clock(20), 'shots') },
  {
    id: 'closure-banner',
    title: { en: 'Banner of closures', es: 'Franja de días con otro horario' },
    wide: true,
    render: () => <Banner />,
  },
];
