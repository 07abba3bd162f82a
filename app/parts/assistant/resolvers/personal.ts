import type { Reply } from '#app/parts/assistant/answer.ts';
import { limits } from '#app/parts/assistant/limits.ts';
import { patterns } from '#app/parts/assistant/patterns.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { articleOf, declinedReply } from '#app/parts/assistant/reply.ts';
import type { FoundPage } from '#app/parts/site-index/found.ts';
import { plainWords } from '#app/site/plain-text.ts';

const isIllness = ({ page: { kind }, named, holdsName, holdsWord }: FoundPage) =>
  kind === 'condition' && (named > 0 || holdsName || holdsWord);

/**
 * Whether a page may answer although a person might have to: a question about a general rule or a task of the office. A follow-up to a
 * question left to a person is left to a person too.
 */
export function isForPage({ thread, passages, scope: { declined }, likely: { personal }, own, meant, index }: Question): boolean {
  const [link] = passages?.links ?? [];
  if (!passages || !link || declined?.certain || thread?.isDeclined) return false;
  const isOfNobody = !patterns.ofSomebody.test(plainWords(passages.asked).join(' '));
  if (isOfNobody && personal < (declined ? limits.likelyPersonal : limits.surelyPersonal)) return true;
  const kind = index.pages.find(({ id }) => id === link.page)?.kind;
  // A question that is likelier for a person than for this page is left to a person.
  const isMeant = meant.likelihood(link.page) >= Math.max(limits.pageSurelyMeant, personal);
  const isOfOffice = kind !== 'condition' && kind !== 'service' && isMeant;
  return !declined && isOfOffice && own.medicines.length === 0 && personal < limits.surelyPersonal;
}

/**
 * Leaves a question about somebody's dose, result, diagnosis or mix of medicines to a person: the phones and a page. If only its likelihood
 * says so, and not for sure, the page's general rule is shown below.
 */
export function personal(q: Question): Reply | undefined {
  const { declined } = q.scope;
  const isLikely = q.words.length >= limits.fewestDeclined && q.likely.personal >= limits.likelyPersonal;
  if ((!declined && !isLikely) || isForPage(q)) return undefined;
  const page = declined?.to ?? 'patient-routing';
  // If an illness is named, its page is more useful than the page on how to book or to write to us.
  const ill = declined?.certain ? undefined : q.found.find(isIllness);
  const found = q.passages?.links ?? [];
  const ofIll = found.find((link) => link.page === ill?.page.id);
  const links = !declined && found.length > 0 ? found : [ofIll ?? q.knowledge.linkTo(ill?.page.id ?? page)];
  const [first] = found;
  const isGeneral =
    !declined && q.likely.personal < limits.surelyPersonal && first && q.meant.likelihood(first.page) >= limits.anyPageMeant;
  const reply = declinedReply(q, links, isGeneral ? q.passages?.passages : []);
  return { ...reply, about: { ...q.about, article: articleOf(q, links) ?? articleOf(q, found) } };
}
