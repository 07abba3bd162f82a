import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { checkedMarkdown } from '#app/content/text/markdoc.server.ts';
import { blocksOf, proseContext } from '#app/content/text/prose.server.ts';
import type { ProseElement, ProseNode } from '#app/content/text/prose.ts';
import { ContentError, displayPath, parseYaml, readText } from '#app/content/yaml-file.server.ts';
import type { Language } from '#app/site/language.ts';
import type { LegalNotice } from '#app/site/pages.ts';
import { type LegalPage, legalFrontMatter } from './legal.schema.ts';

const isHeading = (node: ProseNode): node is ProseElement => typeof node !== 'string' && /^h\d$/.test(node.tag);

/**
 * Reads a notice that the law requires, in one language; the tag `phones` marks where the offices' numbers go. Headings have the anchors of
 * the English text in every language, so that a language change keeps the reader's place.
 */
export function legalPage(id: LegalNotice, language: Language, root = contentRoot): LegalPage {
  const page = readNotice(id, language, root);
  if (language === 'en') return page;
  const english = readNotice(id, 'en', root).nodes.filter(isHeading);
  const headings = page.nodes.filter(isHeading);
  if (headings.map(({ tag }) => tag).join() !== english.map(({ tag }) => tag).join()) {
    const file = displayPath(join(root, 'legal', id, `${language}.mdoc`));
    throw new ContentError([`${file}: expected the headings of the English notice, ${english.length} of them, found ${headings.length}`]);
  }
  const anchors = new Map(headings.map((heading, place) => [heading, english[place]?.attributes.id ?? '']));
  const nodes = page.nodes.map((node) =>
    isHeading(node) ? { ...node, attributes: { ...node.attributes, id: anchors.get(node) ?? '' } } : node,
  );
  return { ...page, nodes };
}

function readNotice(id: LegalNotice, language: Language, root: string): LegalPage {
  const file = join(root, 'legal', id, `${language}.mdoc`);
  const placeOf = (line: number) => `${displayPath(file)}:${line}`;
  const { frontMatter, root: body } = checkedMarkdown(readText(file, 'the notice in this language'), placeOf);
  const head = parseYaml(frontMatter, file, legalFrontMatter, 2);
  const context = proseContext({ placeOf, headings: [2, 3], lists: true, externalLinks: true, tags: ['phones'] });
  const nodes = blocksOf(body, context);
  if (context.problems.length > 0) throw new ContentError(context.problems);
  return { ...head, id, language, nodes };
}
