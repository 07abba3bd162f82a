import type { SiteIndex } from '#app/parts/site-index/site-index.ts';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';
import type { Question, Scope } from './question.ts';

/** Tells for whom a question is, by the classifier of intents and the phrases of `declines`. */
export function scopeOf(q: Question): Scope {
  const { personal, elsewhere } = q.likely;
  const isOfOurHours = q.topicsSaid.includes('hours') && patterns.toUs.test(q.plain);
  const isSurelyElsewhere = elsewhere >= (isOfOurHours ? limits.elsewhereForAll : limits.surelyElsewhere);
  // A follow-up names little itself, so it is not taken for a question to somebody else on a low likelihood.
  const names = q.thread?.topic || isOfOurHours || q.own.medicines.length > 0 || q.isOnlyDay;
  const isLikelyElsewhere = !names && elsewhere >= limits.likelyElsewhere && q.meant.most < limits.anyPageMeant;
  const isMeant = ({ withMedicine, certain }: SiteIndex['declines'][number]) =>
    (!withMedicine || q.asked.medicines.length > 0) && (certain || personal >= limits.possiblyPersonal);
  const declined = isSurelyElsewhere ? undefined : q.knowledge.declinesSaid(q.text).find(isMeant);
  return {
    isElsewhere: isSurelyElsewhere || isLikelyElsewhere,
    isForPerson: declined !== undefined || personal >= limits.surelyPersonal,
    declined,
  };
}
