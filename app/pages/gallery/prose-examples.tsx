import type { ProseNode } from '#app/content/text/prose.ts';
import { sheetParts } from '#app/pages/sheet/sheet-parts.tsx';
import { ArticleFoot } from '#app/parts/article/article-foot.tsx';
import { articleParts } from '#app/parts/article/article-parts.tsx';
import { ArticleTools } from '#app/parts/article/article-tools.tsx';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { VisitPart } from '#app/parts/article/visit-part.tsx';
import { words } from '#app/parts/article/words.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Example } from './example.ts';

/** Part of an article, without its citations, as the list of sources is not here, and without folds, as it stands here twice. */
function ArticlePart({ nodes }: { readonly nodes: readonly ProseNode[] }) {
  return <Prose nodes={nodes} special={{ ...articleParts(useWords(words)), care: sheetParts.care, cite: () => null }} />;
}

export const proseExamples: readonly Example[] = [
  { id: 'prose', title: { en: 'Running text', es: 'Texto corrido' }, render: ({ data }) => <ArticlePart nodes={data.prose} /> },
  {
    id: 'care-cards',
    title: { en: 'When to get help', es: 'Cuándo buscar ayuda' },
    render: ({ data }) => <ArticlePart nodes={data.care} />,
  },
  {
    id: 'questions',
    title: { en: 'Questions people ask', es: 'Preguntas frecuentes' },
    render: ({ data }) => <ArticlePart nodes={data.questions} />,
  },
  { id: 'myths', title: { en: 'Myths', es: 'Mitos' }, render: ({ data }) => <ArticlePart nodes={data.myths} /> },
  {
    id: 'words',
    title: { en: 'Words to know', es: 'Palabras que conviene conocer' },
    render: ({ data }) => <ArticlePart nodes={data.words} />,
  },
  {
    id: 'visit-part',
    title: { en: 'Get ready for your visit', es: 'Prepárese para su cita' },
    onlyIn: 'light',
    render: ({ data: { article } }) => <VisitPart visit={article.visit} headingId="visit-example" />,
  },
  {
    id: 'review-line',
    title: { en: 'Whether a doctor has reviewed it', es: 'Si un médico lo revisó' },
    render: ({ data: { article } }) => <ReviewLine review={article.review} />,
  },
  {
    id: 'article-tools',
    title: { en: 'Ways to take a page along', es: 'Maneras de llevarse una página' },
    onlyIn: 'light',
    render: ({ data }) => <ArticleTools article={data.article} />,
  },
  {
    id: 'article-foot',
    title: { en: 'Where to read on', es: 'Dónde seguir leyendo' },
    onlyIn: 'dark',
    render: ({ data: { article, sources } }) => (
      <ArticleFoot article={{ ...article, sources }} related={article.related} physicians={article.physicians} address="" />
    ),
  },
  { id: 'source-list', title: { en: 'Sources', es: 'Fuentes' }, render: ({ data }) => <SourceList sources={data.sources} /> },
];
