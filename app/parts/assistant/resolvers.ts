/** The order in which a question is answered: the first resolver with a reply gives it. Emergencies are checked earlier (answerer.ts). */

import type { Reply } from './answer.ts';
import type { Question } from './question.ts';
import { notUnderstoodReply } from './reply.ts';
import { definition } from './resolvers/definition.ts';
import { followUp } from './resolvers/follow-up.ts';
import { medicineTest } from './resolvers/medicine-test.ts';
import { otherCity } from './resolvers/other-city.ts';
import { passage } from './resolvers/passage.ts';
import { personal } from './resolvers/personal.ts';
import { pinned } from './resolvers/pinned.ts';
import { recordFact } from './resolvers/record-fact.ts';
import { sameArticle } from './resolvers/same-article.ts';
import { smallTalk } from './resolvers/small-talk.ts';

/** Answers a question in one way, or leaves it to the next. `reply` answers another question by all resolvers. */
type Resolver = (q: Question, reply: (other: Question) => Reply) => Reply | undefined;

export const resolvers = {
  /** A visitor who looks for us in a city where we have no office must not get the hours of another. */
  'other-city': otherCity,
  /** A question without a subject refers to that of the last answer, and would be misread alone. */
  'follow-up': followUp,
  pinned,
  /** "What is asthma?" is answered by the beginning of an article, whatever else its words resemble. */
  definition,
  /** A fact of our records is exact; a page would only contain it somewhere. */
  'record-fact': recordFact,
  /** "Is it contagious?" means the article of the last answer. */
  'same-article': sameArticle,
  /** Thanks and greetings resemble pages by chance only. */
  'small-talk': smallTalk,
  /** "Do you test for penicillin?" names a medicine but is not about stopping it. */
  'medicine-test': medicineTest,
  /** A question that only a person may answer is never answered by a passage alone. */
  personal,
  /** What is left is answered by the most similar passage of our pages. */
  passage,
} satisfies Record<string, Resolver>;

/** Answers a question by the first resolver that has a reply, and notes what the answer was about for the next question. */
export function replyTo(q: Question): Reply {
  for (const [by, resolve] of Object.entries<Resolver>(resolvers)) {
    const reply = resolve(q, replyTo);
    if (reply) return { ...withPage(reply), by };
  }
  return { ...notUnderstoodReply(q), about: q.about, by: 'not-understood' };
}

/** Notes the first page that an answer links, except for small talk and questions that were not understood. */
function withPage(reply: Reply): Reply {
  const [link] = reply.kind === 'unknown' || reply.kind === 'talk' ? [] : reply.links;
  return reply.about && link ? { ...reply, about: { ...reply.about, page: link.page, isDeclined: reply.kind === 'declined' } } : reply;
}
