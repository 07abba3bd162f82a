import { matchPlans } from '#app/parts/insurance/match-plans.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { actionText } from '#app/parts/medicines/action-text.ts';
import { searchMedications } from '#app/parts/medicines/search.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import { type MarkedRun, marked } from '#app/parts/site-index/marked.ts';
import type { Kind } from '#app/parts/site-index/site-index.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';

export interface Result {
  readonly key: string;
  readonly page: PageId;
  readonly hash?: string;
  readonly title: string;
  /** What of the page answers, its words marked. */
  /** Of the passage, where the page's title is not all there is to say; its words marked too. */
  readonly heading?: readonly MarkedRun[];
  readonly runs: readonly MarkedRun[];
}

export interface ResultGroup {
  readonly kind: Kind;
  readonly results: readonly Result[];
}

export interface Results {
  readonly groups: readonly ResultGroup[];
  readonly count: number;
  /** The page to offer in the other language, where the query is in that one. */
  readonly otherLanguage?: { readonly page: PageId; readonly title: string };
}

/** Pages shown at most, and records beside them. */
const mostPages = 12;
const mostRecords = 4;
/** A page that answers this much worse than the best one is noise. */
const leastShare = 0.16;

const plain = (text: string): MarkedRun[] => [{ text, marked: false }];

/** A heading before the passage it stands over; a question ends as one. */
const asSentence = (heading: string) => (/[.?!…][”"»’]?$/.test(heading) ? heading : `${heading}.`);

interface RecordGroup extends ResultGroup {
  /** Before all pages: a medicine that goes on as it is tells less than a page about it. */
  readonly first: boolean;
}

/** Medicines and plans that are named in the query: records, not pages. */
function records(finder: Finder, query: string): RecordGroup[] {
  const { language, facts } = finder.index;
  const names = plainWords(query).filter((word) => !functionWords[language].has(word) && word.length > 2);
  const asked = names.join(' ');
  const medicines = searchMedications(facts.medicines, asked).filter(({ alike }) => !alike || names.length === 1);
  const plans = asked === '' ? [] : matchPlans(facts.plans, asked);
  return [
    {
      kind: 'medicine' as const,
      first: medicines.some(({ medication }) => medication.action !== 'keep'),
      results: medicines.slice(0, mostRecords).map(({ medication, matchedName }) => ({
        key: `medicine/${medication.id}`,
        page: 'medications-to-avoid' as const,
        hash: medication.action,
        title: matchedName === medication.name ? matchedName : `${matchedName} (${medication.name})`,
        runs: plain(`${actionText(medication, language)}. ${medication.note ?? ''}`.trim()),
      })),
    },
    {
      kind: 'plan' as const,
      first: true,
      results: plans.slice(0, mostRecords).map(({ name, group, note }) => ({
        key: `plan/${name}`,
        page: 'insurance' as const,
        hash: 'plans',
        title: name,
        runs: plain(`${group}. ${note ?? ''}`.trim()),
      })),
    },
  ].filter(({ results }) => results.length > 0);
}

/** What the site has for a query, grouped by kind, the group of the best result first. */
export function searchResults(finder: Finder, query: string): Results {
  const { language } = finder.index;
  const found = finder.find(query);
  const best = found[0]?.score ?? 0;
  const pages = found.filter(({ score }) => score >= best * leastShare).slice(0, mostPages);
  const named = records(finder, query);
  const leading = named.filter(({ first }) => first).map(({ kind }) => kind);
  const kinds = [...new Set([...leading, ...pages.map(({ page }) => page.kind), ...named.map(({ kind }) => kind)])];
  const groups = kinds.map((kind) => ({
    kind,
    results: [
      ...(named.find((group) => group.kind === kind)?.results ?? []),
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
    ],
  }));
  const first = found[0]?.page;
  return {
    groups,
    count: groups.reduce((sum, { results }) => sum + results.length, 0),
    ...(first && finder.isForeign(query) ? { otherLanguage: { page: first.id, title: first.otherTitle } } : {}),
  };
}
