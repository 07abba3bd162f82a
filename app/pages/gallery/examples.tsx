import { articleParts } from '#app/parts/article/article-parts.tsx';
import { words } from '#app/parts/article/words.ts';
import type { Bilingual } from '#app/site/language.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { assistantExamples } from './assistant-examples.tsx';
import { controlExamples } from './control-examples.tsx';
import type { Example, Stage } from './example.ts';
import { frameExamples } from './frame-examples.tsx';
import { hoursExamples } from './hours-examples.tsx';
import { noticeExamples } from './notice-examples.tsx';
import { requestExamples } from './request-examples.tsx';
import { shotExamples } from './shot-examples.tsx';

/** Part of an article, without citations, as its list of sources is not here. */
function ArticlePart({ data }: Stage) {
  return <Prose nodes={data.prose} special={{ ...articleParts(useWords(words)), cite: () => null }} />;
}

const proseExamples: readonly Example[] = [
  { id: 'prose', title: { en: 'Running text', es: 'Texto corrido' }, render: (stage) => <ArticlePart {...stage} /> },
  { id: 'source-list', title: { en: 'Sources', es: 'Fuentes' }, render: ({ data }) => <SourceList sources={data.sources} /> },
];

interface ExampleKind {
  readonly id: string;
  readonly title: Bilingual;
  readonly examples: readonly Example[];
}

/** The controls of app/ui, and what pages show only at some hour or after an action. The page and its tests use this list. */
export const exampleKinds: readonly ExampleKind[] = [
  { id: 'controls', title: { en: 'Buttons and what they open', es: 'Botones y lo que abren' }, examples: controlExamples },
  { id: 'frame', title: { en: 'Around and within a page', es: 'Alrededor y dentro de una página' }, examples: frameExamples },
  { id: 'notices', title: { en: 'Notices', es: 'Avisos' }, examples: noticeExamples },
  { id: 'search-and-assistant', title: { en: 'Search and assistant', es: 'Búsqueda y asistente' }, examples: assistantExamples },
  { id: 'hours', title: { en: 'Hours', es: 'Horarios' }, examples: hoursExamples },
  { id: 'requests', title: { en: 'Requests', es: 'Solicitudes' }, examples: requestExamples },
  { id: 'articles', title: { en: 'Articles', es: 'Artículos' }, examples: proseExamples },
  { id: 'shots', title: { en: 'Allergy shots', es: 'Inyecciones para la alergia' }, examples: shotExamples },
];
