import { actionText } from '#app/parts/medicines/action-text.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import { type MarkedRun, marked } from '#app/parts/site-index/marked.ts';
import type { Kind } from '#app/parts/site-index/site-index.ts';
import type { PageId } from '#app/site/pages.ts';
import { namedRecords } from './named-records.ts';

export interface Result {
  readonly key: string;
  readonly page: PageId;
  readonly hash?: string;
  readonly title: string;
  /** The passage's heading, if it differs from the page's title, with the query's words marked. */
  readonly heading?: readonly MarkedRun[];
  /** The passage that answers, with the words marked. */
  readonly runs: readonly MarkedRun[];
}

export interface ResultGroup {
  readonly kind: Kind;
  readonly results: readonly Result[];
}

export interface Results {
  readonly groups: readonly ResultGroup[];
  readonly count: number;
  /** The page to offer if the query is in the other language. */
  readonly otherLanguage?: { readonly page: PageId; readonly title: string };
}

/** The most pages shown, and the most records. */
const mostPages = 12;
const mostRecords = 4;
/** Pages below this share of the best page's score are noise. */
const leastShare = 0.16;

const plain = (text: string): MarkedRun[] => [{ text, marked: false }];

/** Ends a heading before its passage like a sentence. */
const asSentence = (heading: string) => (/[.?!…][”"»’]?$/.test(heading) ? heading : `${heading}.`);

interface RecordGroup extends ResultGroup {
  /** Whether the query is the record's name: then it is before the pages, else after them. */
  readonly named: boolean;
}

/** Returns medicines and plans that the query names: records, not pages. */
function records(finder: Finder, query: string): RecordGroup[] {
  const { language, facts } = finder.index;
  const { medicines, plans } = namedRecords(facts, query, language);
  return [
    {
      kind: 'medicine' as const,
      named: medicines.named,
      results: medicines.found.slice(0, mostRecords).map(({ medication, matchedName }) => ({
        key: `medicine/${medication.id}`,
        page: 'medications-to-avoid' as const,
        hash: medication.action,
        title: matchedName === medication.name ? matchedName : `${matchedName} (${medication.name})`,
        runs: plain(`${actionText(medication, language)}. ${medication.note ?? ''}`.trim()),
      })),
    },
    {
      kind: 'plan' as const,
      named: plans.named,
      results: plans.found.slice(0, mostRecords).map(({ name, group, note }) => ({
        key: `plan/${name}`,
        page: 'insurance' as const,
        hash: 'plans',
        title: name,
        runs: plain(`${group}. ${note ?? ''}`.trim()),
      })),
    },
  ].filter(({ results }) => results.length > 0);
}

/** What the site has for a query, grouped by type, the group of the best result first. */
export function searchResults(finder: Finder, query: string): Results {
  const { language } = finder.index;
  const found = finder.find(query);
  const best = found[0]?.score ?? 0;
  const pages = found.filter(({ score }) => score >= best * leastShare).slice(0, mostPages);
  // A page's name comes before a record's: "kids" is a page, "STAR Kids" a plan.
  const isPage = Boolean(found[0]?.named);
  const own = records(finder, query).map((group) => ({ ...group, named: group.named && !isPage }));
  const namedFirst = own.filter(({ named }) => named);
  const behind = own.filter(({ named }) => !named);
  const kindsOf = (all: readonly { readonly kind: Kind }[]) => all.map(({ kind }) => kind);
  const kinds = [...new Set([...kindsOf(namedFirst), ...pages.map(({ page }) => page.kind), ...kindsOf(behind)])];
  const recordsOf = (all: readonly RecordGroup[], kind: Kind) => all.find((group) => group.kind === kind)?.results ?? [];
  const groups = kinds.map((kind) => ({
    kind,
    results: [
      ...recordsOf(namedFirst, kind),
      ...pages
        .filter(({ page }) => page.kind === kind)
        .map(({ page, passages: [passage] }) => ({
          key: page.id,
          page: page.id,
          hash: passage?.hash,
          title: page.title,
          heading: passage && passage.heading !== page.title ? marked(asSentence(passage.heading), query, language) : undefined,
          runs: marked(passage?.text ?? page.summary, query, language),
        })),
      ...recordsOf(behind, kind),
    ],
  }));
  const first = found[0]?.page;
  return {
    groups,
    count: groups.reduce((sum, { results }) => sum + results.length, 0),
    ...(first && finder.isForeign(query) ? { otherLanguage: { page: first.id, title: first.otherTitle } } : {}),
  };
}
