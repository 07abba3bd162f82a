import { z } from 'zod';
import { label } from '#app/content/text/label.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { ProseNode } from '#app/content/text/prose.ts';
import { bilingual, confirmList, iconName, id, isoDate, pageId, signature, text, unique } from '#app/content/text/text.schema.ts';
import type { ConditionSlug, ServiceSlug } from '#app/site/article-slugs.ts';
import type { IconName } from '#app/site/icon-names.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { type ConditionGroup, conditionGroups } from './condition-groups.ts';
import { type ListedSource, sourceList } from './source.schema.ts';

export const conditionParts = [
  'in-short',
  'symptoms',
  'help',
  'causes',
  'diagnosis',
  'treatment',
  'living',
  'questions',
  'myths',
  'words',
] as const;
export const serviceParts = ['what', 'who', 'before', 'day', 'feel', 'after', 'risks', 'cost', 'questions', 'words'] as const;
export type ConditionPart = (typeof conditionParts)[number];
export type ServicePart = (typeof serviceParts)[number];

const articleEmergencies = ['anaphylaxis', 'asthma', 'none'] as const;
type ArticleEmergency = (typeof articleEmergencies)[number];

const factKinds = ['common', 'affects', 'catching', 'helps', 'takes', 'feels', 'results', 'place', 'ages'] as const;
/** The question that a fact at an article's head answers: how common, catching or not, how long. */
export type FactKind = (typeof factKinds)[number];

const fact = z.strictObject({ kind: z.enum(factKinds), text: bilingual, source: id.optional() });

/** A page is a draft until a physician of the practice has read and approved it. */
export const reviewSchema = z.discriminatedUnion(
  'status',
  [z.strictObject({ status: z.literal('draft') }), z.strictObject({ status: z.literal('approved'), ...signature })],
  { error: 'expected status: draft, or approved with by, date and digest' },
);
/** A review with its texts in the language of one page. */
export type Review = Localized<z.infer<typeof reviewSchema>>;

const common = {
  icon: iconName,
  /** The facts most readers want first; the text repeats each with its source. */
  facts: z
    .array(fact)
    .min(2)
    .max(3)
    .refine((all) => unique(all, ({ kind }) => kind), 'expected each kind of fact once'),
  /** The shared emergency card shown on the page. */
  emergency: z.enum(articleEmergencies),
  related: z.array(pageId).min(3).max(6),
  review: reviewSchema,
  /** The day on which a person last found the page's statements in the sources. */
  sourcesChecked: isoDate,
  sources: sourceList,
  confirm: confirmList,
};

const fiveLines = z.array(bilingual).length(5, 'expected five lines');

/** Notes to make before the visit, and questions to ask there. */
const visitLists = z.strictObject({ note: fiveLines, ask: fiveLines });
export type VisitLists = z.infer<typeof visitLists>;
/** The lists in one language. */
export type VisitList = Localized<VisitLists>;

/** article.yaml: an article apart from its text, with the visit's lists in both languages. */
export const conditionRecord = z.strictObject({ ...common, group: z.enum(conditionGroups), visit: visitLists });
export const serviceRecord = z.strictObject(common);

/** Front matter of en.mdoc and es.mdoc. */
export const articleFrontMatter = z.strictObject({
  title: text.meta(label('Title', 'Título')),
  summary: text.meta(
    label('Summary (search engines show it too)', 'Resumen, también para los buscadores', {
      help: { en: '90 to 155 characters.', es: 'De 90 a 155 caracteres.' },
    }),
  ),
  /** Words patients use for the topic; phones' topic list shows the first that the title lacks. */
  keywords: z.array(text).min(1).meta(label('Words people search for', 'Palabras con que se busca')),
});

export type ArticleKind = 'condition' | 'service';

export interface ArticleFact {
  kind: FactKind;
  text: string;
  /** The number of the figure's source. */
  source?: number;
}

export interface ArticlePart {
  name: ConditionPart | ServicePart;
  nodes: ProseNode[];
}

/** An article in one language, ready to be sent to the page as data. */
export interface Article {
  kind: ArticleKind;
  slug: ConditionSlug | ServiceSlug;
  language: Language;
  title: string;
  summary: string;
  keywords: string[];
  review: Review;
  /** The number of sentences a physician must still delete or approve. */
  toConfirm: number;
  icon: IconName;
  facts: ArticleFact[];
  group?: ConditionGroup;
  emergency: ArticleEmergency;
  related: PageId[];
  /** The sources that the text cites, in the order of their numbers, from 1. */
  sources: (Localized<ListedSource> & { number: number })[];
  /** YYYY-MM-DD. */
  sourcesChecked: string;
  parts: ArticlePart[];
  /** Notes and questions for a visit; only articles about conditions have them. */
  visit?: VisitList;
  wordCount: number;
}

/** An article as lists, menus and cards show it, in both languages. */
export interface ArticleSummary {
  kind: ArticleKind;
  slug: ConditionSlug | ServiceSlug;
  pageId: PageId;
  title: Bilingual;
  summary: Bilingual;
  /** Lay words people type to find the article. */
  keywords: Bilingual<string[]>;
  icon: IconName;
  group?: ConditionGroup;
  emergency: ArticleEmergency;
}
