/** Lists the site's prose: articles, text that articles share, and notices required by law, each a text in two files. */
import { z } from 'zod';
import { articleFrontMatter } from '#app/content/articles/article.schema.ts';
import { ContentError } from '#app/content/content-error.ts';
import { legalFrontMatter } from '#app/content/pages/legal.schema.ts';
import { fixed, label } from '#app/content/text/label.ts';
import { checkedMarkdown } from '#app/content/text/markdoc.server.ts';
import { bilingual, id } from '#app/content/text/text.schema.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { legalNotices } from '#app/site/pages.ts';
import { brokenMark, withMarks } from '../fields/marks.ts';
import { oneForBoth, shortened } from './prose.ts';

/** Validates the tags in a part's source; the content checks validate the ids that tags name. */
const source = (language: Language) =>
  z
    .string()
    .trim()
    .min(1, 'expected text that is not empty')
    .superRefine((text, context) => {
      const broken = brokenMark(text);
      if (broken) context.addIssue(`expected whole marks, found “${broken}”`);
      else for (const message of tagFaults(text, language)) context.addIssue(message);
    });

/** Reports only the first faulty tag, because a broken tag breaks the text around it. */
function tagFaults(text: string, language: Language): string[] {
  try {
    checkedMarkdown(text, String, () => []);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const found = error.problems.map((problem) => /^(\d+): .*? found: (.*)$/s.exec(problem) ?? []);
    // A tag is what breaks a paragraph or list.
    const own = found.find(([, , message = '']) => !/^Node '(?:paragraph|inline|item|list|tag)'|^Can't nest/.test(message)) ?? found[0];
    const line = Number(own?.[1]);
    // A tag without its opening lacks its attributes too.
    const told = found.find(([, at, message = '']) => Number(at) === line && message.includes('missing opening')) ?? own;
    return [`At “${shortened(withMarks(text.split('\n')[line - 1]?.trim() ?? '', language, new Map()))}”: ${told?.[2]}`];
  }
}

const marksHelp = {
  en: 'The site fills in anything between ⟦ and ⟧. You can move or delete it, but only as a whole. For a question, myth, step or word, you can edit the text after the colon.',
  es: 'El sitio pone lo que está entre ⟦ y ⟧. Puede moverlo o borrarlo, pero solo completo. En una pregunta, un mito, un paso o una palabra, cambie lo que sigue a los dos puntos.',
};

const part = z.strictObject({
  id,
  title: bilingual.meta(fixed),
  text: z.strictObject({ en: source('en'), es: source('es') }).meta(label('Text', 'Texto', { help: marksHelp })),
});

/** Builds the schema of the parts and of the front matter in both languages. */
function proseSchema(head?: typeof articleFrontMatter | typeof legalFrontMatter): z.ZodObject {
  const fields = Object.entries(head?.shape ?? {});
  const both = fields.map(([name, one]) => {
    const schema: z.ZodType = one;
    return [name, oneForBoth.has(name) ? schema : z.strictObject({ en: schema, es: schema }).meta(z.globalRegistry.get(schema) ?? {})];
  });
  return z.strictObject({ parts: z.array(part).meta(label('Sections', 'Secciones', { steady: true })), ...Object.fromEntries(both) });
}

/** The status of a notice that no attorney has approved. */
const draft = 'draft for counsel' satisfies z.infer<typeof legalFrontMatter>['status'];
export const draftForCounsel = { en: draft, es: draft };

/** A row of the first page that leads to several texts; its id is their folder. */
export interface ProseGroup {
  readonly id: string;
  readonly name: Bilingual;
}

function rows(id: string, name: Bilingual, slugs: readonly string[], schema: z.ZodType, named: Readonly<Record<string, Bilingual>> = {}) {
  return slugs.map((slug) => {
    const [file, spanish] = [`${id}/${slug}/en.mdoc`, `${id}/${slug}/es.mdoc`];
    // Other texts are named by their title.
    const own = named[slug] ?? { en: slug, es: slug };
    return { id: `${id}-${slug}`, file, spanish, schema, group: { id, name }, name: own };
  });
}

const shared = {
  cost: { en: 'What to ask about cost', es: 'Qué preguntar sobre el costo' },
  steroids: { en: 'A myth about steroids', es: 'Corticosteroides: un mito' },
};
const article = proseSchema(articleFrontMatter);

export const proseRows = [
  ...rows('conditions', { en: 'Articles about what we treat', es: 'Artículos sobre lo que tratamos' }, conditionSlugs, article),
  ...rows('services', { en: 'Articles about tests and treatments', es: 'Artículos sobre pruebas y tratamientos' }, serviceSlugs, article),
  ...rows(
    'partials',
    { en: 'Text that articles share', es: 'Textos que comparten los artículos' },
    Object.keys(shared),
    proseSchema(),
    shared,
  ),
  ...rows('legal', { en: 'Notices required by law', es: 'Avisos que pide la ley' }, legalNotices, proseSchema(legalFrontMatter)),
];
