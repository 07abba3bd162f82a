import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { OfficeDay } from '#app/parts/hours/with-day.ts';
import { type About, type Answer, nothing, type Reply } from './answer.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { limits } from './limits.ts';
import { replyToMessage } from './message.ts';
import { questionOf } from './question-of.ts';
import { underCard } from './under-card.ts';

export interface Answerer {
  /** What it answers from. */
  readonly knowledge: Knowledge;
  /**
   * @param before what the last answer was about, for follow-up questions
   * @param at the moment of asking; now by default
   * @param day what the desk published for these days
   */
  answer(message: string, before?: About, at?: Date, day?: OfficeDay): Answer;
}

/** Links what to do in an emergency, not a visit, if a text that may mean an emergency was not understood. */
function withoutDoors(reply: Reply, { linkTo }: Knowledge): Reply {
  return reply.kind === 'unknown' || reply.kind === 'talk' ? { ...reply, links: [linkTo('emergency'), linkTo('after-hours')] } : reply;
}

/** Prepares an answerer, once for all questions: an emergency is checked first, and the rest is answered in the order of resolvers.ts. */
export function answererOf(...loaded: Parameters<typeof knowledgeOf>): Answerer {
  const knowledge = knowledgeOf(...loaded);
  const { language } = knowledge.index;
  return {
    knowledge,
    answer(message, before, at = new Date(), day = undefined) {
      const question = questionOf({
        knowledge,
        text: message.slice(0, limits.charactersRead),
        thread: before,
        now: clinicMoment(at),
        day,
      });
      const { text } = question;
      // Search the whole message for an emergency, including the part that is not read otherwise.
      const alarm = knowledge.alarms.of(message, before?.emergency);
      // Nothing else is shown with the lifeline.
      if (alarm && 'lifeline' in alarm) return { ...nothing, kind: 'alarm', language, alarm, about: { question: text } };
      const isCard = alarm && 'card' in alarm;
      const emergency = isCard ? alarm.card.kind : before?.emergency;
      // What to do with epinephrine or in an attack may be asked before any card has been shown.
      const ofCard = knowledge.afterCard(text, emergency, alarm !== undefined);
      if (ofCard && !isCard) return { ...ofCard, language, alarm: alarm ?? { line: true }, about: { question: text, emergency } };
      const reply = replyToMessage(question);
      if (isCard) {
        const under = underCard(reply, question);
        return { ...under, lines: [...(ofCard?.lines ?? []), ...under.lines], language, alarm, about: { ...under.about, emergency } };
      }
      const shown = alarm ?? reply.alarm ?? (emergency && { line: true });
      const isCut = message.length > limits.charactersRead;
      const ordinary: Answer = {
        ...(shown ? withoutDoors(reply, knowledge) : reply),
        lines: [...(isCut ? [knowledge.words.cut(limits.charactersRead.toLocaleString(language))] : []), ...reply.lines],
        language,
        alarm: shown,
        about: { ...(reply.about ?? { ...before, question: text }), emergency },
      };
      if (!shown || !('guide' in shown)) return ordinary;
      const { lines, parts } = underCard(reply, question);
      return { ...ordinary, ...nothing, kind: 'alarm', lines, parts, onlyAsking: { ...ordinary, alarm: undefined } };
    },
  };
}
