import { join } from 'node:path';
import { checkedMarkdown } from '#app/content/text/markdoc.server.ts';
import { blocksOf, proseContext } from '#app/content/text/prose.server.ts';
import { ContentError, displayPath, parseYaml, readText } from '#app/content/yaml-file.server.ts';
import type { Language } from '#app/site/language.ts';
import type { LegalNotice } from '#app/site/pages.ts';
import { type LegalPage, legalFrontMatter } from './legal.schema.ts';

/** A notice the law asks for, in one language; the tag `phones` marks where the offices' numbers go. */
export function legalPage(id: LegalNotice, language: Language, root = 'content'): LegalPage {
  const file = join(root, 'legal', id, `${language}.mdoc`);
  const placeOf = (line: number) => `${displayPath(file)}:${line}`;
  const { frontMatter, root: body } = checkedMarkdown(readText(file, 'the notice in this language'), placeOf);
  const head = parseYaml(frontMatter, file, legalFrontMatter, 2);
  const context = proseContext({ placeOf, headings: [2, 3], lists: true, externalLinks: true, tags: ['phones'] });
  const nodes = blocksOf(body, context);
  if (context.problems.length > 0) throw new ContentError(context.problems);
  return { ...head, id, language, nodes };
}
