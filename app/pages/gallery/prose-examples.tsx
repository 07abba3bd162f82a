import { articleParts } from '#app/parts/article/article-parts.tsx';
import { words } from '#app/parts/article/words.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';

/** Part of an article, without its citations, as its list of sources is not here. */
function ArticlePart({ data }: Stage) {
  return <Prose nodes={data.prose} special={{ ...articleParts(useWords(words)), cite: () => null }} />;
}

export const proseExamples: readonly Example[] = [
  { id: 'prose', title: { en: 'Running text', es: 'Texto corrido' }, render: (stage) => <ArticlePart {...stage} /> },
  { id: 'source-list', title: { en: 'Sources', es: 'Fuentes' }, render: ({ data }) => <SourceList sources={data.sources} /> },
];
