import { AlarmView } from '#app/parts/alarm/alarm-view.tsx';
import type { Answer } from '#app/parts/assistant/answer.ts';
import { AnswerView } from '#app/parts/assistant/answer-view.tsx';
import { SearchForm } from '#app/parts/search-form/search-form.tsx';
import { useLanguage } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';

/** An answer with a passage, a link to its page, and a summary. */
function AnswerExample({ theme, data: { topic, shotQuestions } }: Stage) {
  const language = useLanguage();
  const [question] = shotQuestions;
  const answer: Answer = {
    kind: 'passage',
    language,
    lines: [],
    passages: question ? [{ heading: question.ask, text: question.why }] : [],
    links: [{ page: topic.pageId, title: topic.title }],
    open: [topic.summary],
    about: {},
  };
  return <AnswerView answer={answer} id={`answer-${theme}`} />;
}

export const assistantExamples: readonly Example[] = [
  {
    id: 'search-form',
    title: { en: 'A field that leads to the search', es: 'Un campo que lleva a la búsqueda' },
    render: () => <SearchForm />,
  },
  {
    id: 'answer',
    title: { en: 'An answer of the assistant', es: 'Una respuesta del asistente' },
    render: (stage) => <AnswerExample {...stage} />,
  },
  {
    id: 'slim-line',
    title: { en: 'Where it may be an emergency', es: 'Cuando puede ser una emergencia' },
    render: ({ theme }) => <AlarmView alarm={{ line: true }} id={`line-${theme}`} />,
  },
  {
    id: 'alarm',
    title: { en: 'What comes before an answer', es: 'Lo que va antes de una respuesta' },
    onlyIn: 'dark',
    render: ({ theme, data }) => <AlarmView alarm={{ card: data.emergencyCards.asthma }} id={`alarm-${theme}`} />,
  },
];
