import type { Bilingual } from '#app/site/language.ts';
import { assistantExamples } from './assistant-examples.tsx';
import { controlExamples } from './control-examples.tsx';
import type { Example } from './example.ts';
import { frameExamples } from './frame-examples.tsx';
import { hoursExamples } from './hours-examples.tsx';
import { noticeExamples } from './notice-examples.tsx';
import { proseExamples } from './prose-examples.tsx';
import { requestExamples } from './request-examples.tsx';
import { shotExamples } from './shot-examples.tsx';

interface ExampleKind {
  readonly id: string;
  readonly title: Bilingual;
  readonly examples: readonly Example[];
}

/** The kit, and what pages show only at some hour or after something was done. The page and its tests read this one list. */
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
