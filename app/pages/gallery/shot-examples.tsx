import type { Verdict } from '#app/pages/shots-today/answers.ts';
import { VerdictPanel } from '#app/pages/shots-today/verdict-panel.tsx';
import type { WaitState } from '#app/pages/shots-today/wait.ts';
import { WaitPanel } from '#app/pages/shots-today/wait-panel.tsx';
import type { Sky } from '#app/pages/shots-today/wait-sky.tsx';
import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import { useFrame } from '#app/ui/use-frame.ts';
import type { Example, Stage } from './example.ts';
import { clock, saturday, tuesday } from './moments.ts';

const come: Verdict = { kind: 'come' };

/** Draws a verdict at a fixed moment; for 'call', the first two questions are answered with yes. */
const verdict =
  (of: Verdict | 'call', now: ClinicMoment) =>
  ({ data }: Stage) => {
    const call = { kind: 'call', yes: data.shotQuestions.slice(0, 2).map(({ id }) => id) } as const;
    return <VerdictPanel verdict={of === 'call' ? call : of} questions={data.shotQuestions} now={now} />;
  };

/** 10:30 am on `tuesday` in San Antonio. */
const ends = Date.UTC(2026, 2, 10, 15, 30);

function Wait({ state, skies = [] }: { readonly state: WaitState; readonly skies?: readonly Sky[] }) {
  const [office] = useFrame().offices;
  return (
    <div className="card grid justify-items-center gap-4 p-6 text-center">
      <WaitPanel
        state={state}
        skies={skies}
        minutes={office?.lastShotWaitMinutes ?? 0}
        awake={state.phase === 'waiting' && state.minutesLeft > 1}
      />
    </div>
  );
}

const waiting =
  (minutesLeft: number) =>
  ({ data }: Stage) => {
    const state = { phase: 'waiting', ends, minutes: 30, minutesLeft } as const;
    return <Wait state={state} skies={data.skies} />;
  };

export const shotExamples: readonly Example[] = [
  {
    id: 'verdict-open',
    title: { en: 'Some questions answered', es: 'Algunas preguntas contestadas' },
    wide: true,
    render: verdict({ kind: 'open', answered: 2 }, { date: tuesday, minutes: clock(10) }),
  },
  {
    id: 'verdict-call',
    title: { en: 'Call first', es: 'Llamar primero' },
    wide: true,
    render: verdict('call', { date: tuesday, minutes: clock(10) }),
  },
  {
    id: 'verdict-call-closed',
    title: { en: 'Call first, while closed', es: 'Llamar primero, cuando está cerrado' },
    wide: true,
    render: verdict('call', { date: saturday, minutes: clock(9) }),
  },
  {
    id: 'verdict-come',
    title: { en: 'Come now', es: 'Venir ya' },
    wide: true,
    render: verdict(come, { date: tuesday, minutes: clock(10) }),
  },
  {
    id: 'verdict-come-later',
    title: { en: 'Come later today', es: 'Venir más tarde hoy' },
    wide: true,
    render: verdict(come, { date: tuesday, minutes: clock(6) }),
  },
  {
    id: 'verdict-none-left',
    title: { en: 'No shots left today', es: 'Hoy ya no hay inyecciones' },
    wide: true,
    render: verdict(come, { date: tuesday, minutes: clock(20) }),
  },
  { id: 'wait-start', title: { en: 'Before the wait', es: 'Antes de la espera' }, render: () => <Wait state={{ phase: 'none' }} /> },
  { id: 'wait-running', title: { en: 'In the middle of the wait', es: 'A media espera' }, render: waiting(18) },
  { id: 'wait-last', title: { en: 'The last minute of the wait', es: 'El último minuto de la espera' }, render: waiting(1) },
  {
    id: 'wait-over',
    title: { en: 'The wait is over', es: 'Terminó la espera' },
    render: () => <Wait state={{ phase: 'over', ends, minutes: 30 }} />,
  },
  {
    id: 'wait-stale',
    title: { en: 'A wait long past', es: 'Una espera que terminó hace mucho' },
    render: () => <Wait state={{ phase: 'stale', ends }} />,
  },
  {
    id: 'wait-clock',
    title: { en: 'The device’s clock has changed', es: 'Cambió la hora del teléfono o la computadora' },
    render: () => <Wait state={{ phase: 'clock' }} />,
  },
];
