import { PhysicianCards } from '#app/parts/physicians/physician-cards.tsx';
import { AnswerBeside } from '#app/ui/answer-beside.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Example } from './example.ts';
import { words } from './words.ts';

function Sections() {
  const w = useWords(words);
  return (
    <div className="-mx-5">
      <Section title={w.calmTitle} lead={w.plainText}>
        <p>{w.calmText}</p>
      </Section>
      <Section title={w.calmTitle} tinted fades>
        <p>{w.calmText}</p>
      </Section>
    </div>
  );
}

function QuestionAndAnswer() {
  const w = useWords(words);
  return (
    <AnswerBeside answer={<p>{w.plainText}</p>}>
      <p>{w.question}</p>
    </AnswerBeside>
  );
}

export const frameExamples: readonly Example[] = [
  {
    id: 'breadcrumb',
    title: { en: 'The way to a page', es: 'El camino a una página' },
    onlyIn: 'dark',
    render: ({ data }) => <Breadcrumb trail={data.trail} />,
  },
  {
    id: 'sections',
    title: { en: 'Sections, plain and tinted; the second fades in', es: 'Secciones, lisa y con fondo; la segunda aparece poco a poco' },
    wide: true,
    render: () => <Sections />,
  },
  {
    id: 'answer-beside',
    title: { en: 'Questions with their answer beside them', es: 'Preguntas con su respuesta al lado' },
    wide: true,
    render: () => <QuestionAndAnswer />,
  },
  {
    id: 'onward-link',
    title: { en: 'A way on', es: 'Una manera de seguir' },
    render: ({ data: { topic } }) => <OnwardLink to={topic.pageId} text={topic.title} />,
  },
  {
    id: 'physician-cards',
    title: { en: 'Cards with a picture', es: 'Tarjetas con imagen' },
    wide: true,
    render: ({ data }) => <PhysicianCards physicians={data.physicianCards} />,
  },
];
