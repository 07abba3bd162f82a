import type { FAQPageLeaf } from 'schema-dts';
import type { Article } from '#app/content/articles/article.schema.ts';
import { type ProseElement, type ProseNode, plainText } from '#app/content/text/prose.ts';

function isQuestion(node: ProseNode): node is ProseElement {
  return typeof node !== 'string' && node.tag === 'question';
}

/** The questions of an article, word for word as the page shows them. */
export function questionsSchema(article: Article): FAQPageLeaf {
  const questions = article.parts.find(({ name }) => name === 'questions')?.nodes.filter(isQuestion) ?? [];
  return {
    '@type': 'FAQPage',
    inLanguage: article.language,
    mainEntity: questions.map(({ attributes, children }) => ({
      '@type': 'Question',
      name: String(attributes.ask),
      acceptedAnswer: { '@type': 'Answer', text: plainText(children) },
    })),
  };
}
