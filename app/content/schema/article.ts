import { z } from 'zod';
import type { IconName } from '#app/site/icon-names.ts';
import type { ProseNode } from '#app/content/prose.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import type { ConditionSlug, PageId, ServiceSlug } from '#app/site/pages.ts';
import { iconName, id, isoDate, pageId, text, unique } from './text.ts';

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

export const conditionGroups = ['nose-and-eyes', 'breathing', 'skin', 'food', 'medicines-and-stings', 'immune-system', 'throat'] as const;
export type ConditionGroup = (typeof conditionGroups)[number];

export const emergencyCards = ['anaphylaxis', 'asthma', 'none'] as const;
export type EmergencyCard = (typeof emergencyCards)[number];

/** Some agencies and societies still answer without https. */
const webUrl = z.url({ protocol: /^https?$/, error: 'expected an address that begins with https://' });

const source = z.strictObject({ id, title: text, publisher: text, url: webUrl, date: text.optional() });
export type Source = z.infer<typeof source>;

const common = {
  icon: iconName,
  /** Which shared emergency card stands on the page. */
  emergency: z.enum(emergencyCards),
  related: z.array(pageId).min(3).max(6),
  /** The day on which somebody last read the sources and found the page's statements in them. */
  sourcesChecked: isoDate,
  sources: z.array(source).refine((all) => unique(all, (one) => one.id), 'expected a different id for each source'),
};

/** article.yaml: what an article says in no language. */
export const conditionRecord = z.strictObject({ ...common, group: z.enum(conditionGroups) });
export const serviceRecord = z.strictObject(common);

/** A page is a draft until a named person of the practice has read and approved it. */
export const reviewSchema = z.discriminatedUnion(
  'status',
  [z.strictObject({ status: z.literal('draft') }), z.strictObject({ status: z.literal('approved'), by: text, date: isoDate })],
  { error: 'expected status: draft, or approved with by and date' },
);
export type ArticleReview = z.infer<typeof reviewSchema>;

/** Front matter of en.mdoc and es.mdoc. */
export const articleFrontMatter = z.strictObject({
  title: text,
  summary: text,
  keywords: z.array(text).min(1),
  review: reviewSchema,
});
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;

export type ArticleKind = 'condition' | 'service';

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
  review: ArticleReview;
  icon: IconName;
  group?: ConditionGroup;
  emergency: EmergencyCard;
  related: PageId[];
  /** In the order of their numbers, from 1. */
  sources: (Source & { number: number })[];
  /** YYYY-MM-DD. */
  sourcesChecked: string;
  parts: ArticlePart[];
  wordCount: number;
}

/** What lists, menus and cards say of an article, in both languages. */
export interface ArticleSummary {
  kind: ArticleKind;
  slug: ConditionSlug | ServiceSlug;
  pageId: PageId;
  title: Bilingual;
  summary: Bilingual;
  /** Lay words people type when they look for it. */
  keywords: Bilingual<string[]>;
  icon: IconName;
  group?: ConditionGroup;
  emergency: EmergencyCard;
}
