import type { Reply } from '#app/parts/assistant/answer.ts';
import { limits } from '#app/parts/assistant/limits.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { articleOf, declinedReply } from '#app/parts/assistant/reply.ts';
import type { FoundPage } from '#app/parts/site-index/found.ts';

const isIllness = ({ page: { kind }, named, holdsName, holdsWord }: FoundPage) =>
  kind === 'condition' && (named > 0 || holdsName || holdsWord);

/** Leaves a question about somebody's dose, result or diagnosis to a person: the phones and a page, never a passage. */
export function personal(q: Question): Reply | undefined {
  const { declined } = q.scope;
  const isLikely = q.words.length >= limits.fewestDeclined && q.likely.personal >= limits.likelyPersonal;
  if (!declined && !isLikely) return undefined;
  const page = declined?.to ?? 'patient-routing';
  // If an illness is named, its page is more useful than the page on how to book.
  const ill = page === 'patient-routing' ? q.found.find(isIllness)?.page.id : undefined;
  const found = q.passages?.links ?? [];
  const links = !declined && found.length > 0 ? found : [q.knowledge.linkTo(ill ?? page)];
  return { ...declinedReply(q, links), about: { ...q.about, article: articleOf(q, links) ?? articleOf(q, found) } };
}
