import { AlarmLine } from '#app/parts/information/alarm-line.tsx';
import { Checklist } from '#app/parts/information/checklist.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { KeyFacts } from '#app/parts/information/key-facts.tsx';
import { words } from '#app/parts/information/words.ts';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';
import { OfficeFiles } from '#app/parts/offices/office-files.tsx';
import { DoctorsFor } from '#app/parts/physicians/doctors-for.tsx';
import { ReturningQuestion } from '#app/parts/returning-question/returning-question.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';

function Facts({ theme, data }: Stage) {
  const w = useWords(words);
  const { answer, notice } = data.visit;
  return (
    <>
      <KeyFacts
        label={`${w.atAGlance} (${theme})`}
        facts={[
          { icon: 'clock', text: w.answerWithin(answer.min, answer.max) },
          { icon: 'globe', text: w.freeInterpreter },
        ]}
      />
      {notice && <AlarmLine text={notice} />}
    </>
  );
}

function Ready({ data }: Stage) {
  const w = useWords(words);
  return <Checklist hint={w.readyHint} items={data.visit.ready} />;
}

function Files() {
  const [office] = useFrame().offices;
  return office && <OfficeFiles office={office} />;
}

export const visitExamples: readonly Example[] = [
  {
    id: 'returning-question-example',
    title: { en: 'The question that decides how to book', es: 'La pregunta que decide cómo pedir la cita' },
    onlyIn: 'dark',
    render: ({ data }) => <ReturningQuestion years={data.visit.returningYears} />,
  },
  { id: 'facts', title: { en: 'At a glance', es: 'Lo principal' }, render: (stage) => <Facts {...stage} /> },
  {
    id: 'checklist',
    title: { en: 'Things to have ready', es: 'Cosas que conviene tener a la mano' },
    render: (stage) => <Ready {...stage} />,
  },
  {
    id: 'information-sections',
    title: { en: 'Sections of a page on a visit', es: 'Secciones de una página sobre la cita' },
    wide: true,
    onlyIn: 'light',
    render: ({ data }) => <InformationSections sections={data.visit.sections} looks={{}} />,
  },
  { id: 'office-phones', title: { en: 'Whom to call', es: 'A quién llamar' }, wide: true, render: () => <OfficeCards /> },
  {
    id: 'doctors-for',
    title: { en: 'Doctors for a child, and what they speak', es: 'Médicos para un niño, y qué idiomas hablan' },
    render: () => (
      <>
        <DoctorsFor patients="children" />
      </>
    ),
  },
  { id: 'office-files', title: { en: 'For the phone to keep', es: 'Para guardar en el teléfono' }, render: () => <Files /> },
  { id: 'keep-pages', title: { en: 'Without a connection', es: 'Sin conexión' }, render: () => <KeepPages /> },
];
