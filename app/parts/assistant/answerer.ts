/** Finds the answer to a question. The file is long because the order in which the sources are tried must be visible in one place. */
import type { Alarms } from '#app/parts/alarm/alarm.ts';
import { type ClinicMoment, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import type { MeantPagesOf } from '#app/parts/intent/meant-page.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { readerOf } from '#app/parts/matching/meant.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import type { FoundPage } from '#app/parts/site-index/found.ts';
import type { IndexedTalk } from '#app/parts/site-index/site-index.ts';
import { wordsIn } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { afterCardIn } from './after-card.ts';
import type { About, Answer, AnswerLink, Topic } from './answer.ts';
import { type Asked, doctorIn, type Fact, meansOtherOffice, meansSameDoctor, officeIn } from './asked.ts';
import { dateIn, datesIn } from './dates.ts';
import { factOf } from './fact-of.ts';
import { asksAge, asksForTime, asksHowLong, namesMedicineOfSubject, partOfTest, timeOfSubject } from './follow-ups.ts';
import { openNow } from './hours-facts.ts';
import {
  elsewhereForAll,
  leastMeant,
  likelyElsewhere,
  likelyPersonal,
  possible,
  possiblyPersonal,
  surelyElsewhere,
  surelyPersonal,
} from './likelihoods.ts';
import { meaningOf } from './meaning-of.ts';
import { besidesMedicines, medicinesIn } from './named-medicine.ts';
import { ofSameArticle } from './of-same-article.ts';
import { otherCityIn } from './other-city.ts';
import { passagesFrom } from './passages-from.ts';
import { pinnedIn } from './pinned.ts';
import { placeFact } from './place-facts.ts';
import { questionsIn } from './questions-in.ts';
import { nothing, type Said } from './said.ts';
import { talkIn } from './talk.ts';
import { goesOn, isDayOfTest, isTestOfMedicine, meansSameDay, meansSameOffice, topicsOf } from './topics-of.ts';
import { underCard } from './under-card.ts';
import { answerWords } from './words.ts';

/** The most characters that are read of a message; the answer to a longer one says so. */
const longestRead = 4000;
/** A message of more words is a letter or was pasted, and only the sentences that ask something are answered. */
const longMessage = 40;
/** The most questions that are answered of one message. */
const mostParts = 6;

export interface Answerer {
  /**
   * @param before what the last answer was about, for follow-up questions
   * @param at the moment of asking; now by default
   */
  answer(question: string, before?: About, at?: Date): Answer;
}

/** What to eat before a test is on the page of the test, not in the list of medicines. */
const ofEating = /\b(?:eat|eating|food|breakfast|drink|comer|como algo|desayunar|desayuno|ayunas|beber)\b/;

const toUs = /\b(?:you|u|yall|your|ustedes)\b/;
/** In a question of at most this many words, a phrase of a topic is enough for its fact. */
const longestPlain = 8;
/** In a longer question the topic's page must also score at least this share of the likeliest page. */
const leastShare = 0.4;
/** A question of at most this many words may ask only whether we test for an allergy to a medicine. */
const longestAsk = 6;
/** A question of fewer words only names something ("gluten allergy"), so the classifier alone does not decline it. */
const fewestPersonal = 3;

/** The page that shows the records of a topic. */
const pageOf: Readonly<Record<Topic, PageId>> = {
  shots: 'shots-today',
  hours: 'locations',
  fax: 'locations',
  phone: 'locations',
  address: 'locations',
  parking: 'locations',
  bus: 'locations',
  insurance: 'insurance',
  doctors: 'team',
  'test-medicine': 'medications-to-avoid',
  air: 'seasons',
};

/** Prepares an answerer, once for all questions. Its answers come from the index; `alarms` shows what to do first in an emergency. */
export function answererOf(finder: Finder, alarms: Alarms, intents: Intents, meantPagesOf: MeantPagesOf): Answerer {
  const { index, known } = finder;
  const { facts, language, pages } = index;
  const w = wordsIn(answerWords, language);
  const readTopics = readerOf(index.topics);
  const readDeclines = readerOf(index.declines);
  const readTalk = talkIn(index);
  const readPinned = pinnedIn(index);
  const readAfterCard = afterCardIn(index);
  const passages = passagesFrom(finder, alarms, meantPagesOf);
  const titleOf = (id: string) => pages.find((page) => page.id === id)?.title ?? id;
  const titled = (links: readonly AnswerLink[]) => links.map((link) => ({ ...link, title: link.title || titleOf(link.page) }));
  const articleOf = ([first]: readonly AnswerLink[]) =>
    pages.find(({ id, kind }) => id === first?.page && (kind === 'condition' || kind === 'service'))?.id;
  const doors = index.doors.map(({ to, hash, text }): AnswerLink => ({ page: to, title: text, ...(hash ? { hash } : {}) }));

  function askedOf(question: string, before: About | undefined, now: ClinicMoment): Asked {
    const words = askedWords(question);
    const medicines = medicinesIn(words, facts);
    const others = facts.offices.filter(({ id }) => before?.office && id !== before.office);
    const isSame = before?.doctor && meansSameDoctor(words);
    return {
      question,
      words,
      language,
      facts,
      now,
      medicines,
      medicine: medicines[0],
      // An unknown word counts as a medicine only in a list of medicines whose names are spelled exactly.
      unlisted: medicines.some(({ alike }) => !alike) ? besidesMedicines(words, medicines).filter((word) => known(word) === 0) : [],
      office: officeIn(words, facts) ?? (meansOtherOffice(words) && others.length === 1 ? others[0]?.id : undefined),
      doctor: doctorIn(words, facts) ?? (isSame ? before?.doctor : undefined),
      date: dateIn(question, now.date, before?.date),
      dates: datesIn(question, now.date),
    };
  }

  function talked({ says, offers, id }: IndexedTalk, now: ClinicMoment): Said {
    return {
      ...nothing,
      kind: id === 'off-topic' ? 'unknown' : 'talk',
      lines: [says],
      links: offers.includes('doors') ? doors : [],
      open: offers.includes('phones') ? openNow(facts, language, now) : [],
    };
  }

  const notUnderstood = (now: ClinicMoment, question: string): Said => ({
    ...nothing,
    kind: 'unknown',
    alarm: intents(question).emergency >= possible ? { line: true } : undefined,
    lines: [w.unknown],
    links: doors,
    open: openNow(facts, language, now),
  });

  const declinedTo = (links: Answer['links'], now: ClinicMoment): Said => ({
    ...nothing,
    kind: 'declined',
    lines: [w.declined],
    links,
    open: openNow(facts, language, now),
  });

  /** Answers a short question without a subject of its own from the subject of the last answer; undefined if it has one. */
  function followed(bare: Asked, before: About | undefined, now: ClinicMoment): Said | undefined {
    if (!before) return undefined;
    const { question } = bare;
    const linkTo = (page: PageId, hash?: string) => [{ page, title: titleOf(page), ...(hash ? { hash } : {}) }];
    if (namesMedicineOfSubject(bare, before)) {
      const whole = `${before.question} ${question}`;
      const { page } = before;
      const ofPage = [whole, before.question].map((asked) => answerOne(asked, undefined, now)).find(({ about }) => about?.page === page);
      const said = ofPage ?? declinedTo(linkTo(page), now);
      return { ...said, about: { ...before, question: whole, isDeclined: said.kind === 'declined' } };
    }
    if (before.medicines && asksHowLong(bare)) {
      const asked = { ...bare, medicines: before.medicines, medicine: before.medicines[0], date: bare.date ?? before.date };
      const fact = factOf('test-medicine', asked);
      return fact && { ...nothing, kind: 'fact', lines: fact.lines, links: titled(fact.links), about: { ...before, question } };
    }
    if (before.topic === 'doctors' && asksAge(bare)) {
      const passage = index.passages.find(({ page, hash }) => page === 'new-patient' && hash === 'with-child');
      return passage && { ...nothing, kind: 'passage', passages: [passage], links: linkTo(passage.page, passage.hash), about: before };
    }
    if (before.isDeclined ? asksForTime(bare) : asksHowLong(bare)) {
      const time = timeOfSubject(before, index);
      if (time === 'other') return undefined;
      const page = before.page ?? 'patient-routing';
      return time
        ? { ...nothing, kind: 'passage', passages: [time], links: linkTo(page, time.hash), about: before }
        : { ...declinedTo(linkTo(page), now), about: { ...before, isDeclined: true } };
    }
    return undefined;
  }

  /** Answers one question, without its alarm, and notes what it was about for the next. */
  function answerOne(question: string, before: About | undefined, now: ClinicMoment): Said {
    const bare = askedOf(question, before, now);
    const said = followed(bare, before, now) ?? answerNew(bare, before, now);
    const [link] = said.kind === 'unknown' || said.kind === 'talk' ? [] : said.links;
    return said.about && link ? { ...said, about: { ...said.about, page: link.page, isDeclined: said.kind === 'declined' } } : said;
  }

  function answerNew(bare: Asked, before: About | undefined, now: ClinicMoment): Said {
    const { question } = bare;
    const said = readTopics(question).map(({ id }) => id);
    const city = otherCityIn(bare.words, said);
    if (city) {
      const { lines, links } = placeFact({ ...bare, office: undefined }, 'address');
      return {
        ...nothing,
        kind: 'fact',
        lines: [w.noOfficeIn(city), ...lines],
        links: titled(links),
        about: { topic: 'address', question },
      };
    }
    const pinned = readPinned(question);
    if (pinned) {
      const links = [{ page: pinned.page, title: titleOf(pinned.page), hash: pinned.hash }];
      return { ...nothing, kind: 'passage', passages: [pinned], links, about: { question, article: articleOf(links) } };
    }
    const follows = goesOn(bare, before) && said.length === 0;
    const isSameDay = meansSameDay(bare, said, before);
    const asked: Asked = isDayOfTest(bare, said, before)
      ? { ...bare, medicines: before?.medicines ?? [], medicine: before?.medicines?.[0] }
      : follows || isSameDay || meansSameOffice(bare, said, before)
        ? {
            ...bare,
            office: bare.office ?? (meansOtherOffice(bare.words) ? undefined : before?.office),
            doctor: bare.doctor ?? (follows ? before?.doctor : undefined),
            date: bare.date ?? before?.date,
          }
        : bare;
    const { personal, elsewhere } = intents(question);
    const meant = meantPagesOf(question);
    const isOfOurHours = said.includes('hours') && toUs.test(bare.words.join(' '));
    const isSurelyElsewhere = elsewhere >= (isOfOurHours ? elsewhereForAll : surelyElsewhere);
    // A follow-up names little itself, so it is not taken for a question to somebody else on a low likelihood.
    const isElsewhere =
      isSurelyElsewhere || (!before?.topic && !isOfOurHours && !bare.medicine && elsewhere >= likelyElsewhere && meant.most < leastMeant);
    const isPlain = bare.words.length <= longestPlain;
    const declined = isSurelyElsewhere
      ? undefined
      : readDeclines(question).find(
          ({ withMedicine, certain }) => (!withMedicine || asked.medicine) && (certain || personal >= possiblyPersonal),
        );
    const isForPerson = declined !== undefined || personal >= surelyPersonal;
    const topics = topicsOf({ asked, said, before, finder, isDeclined: declined !== undefined });
    const told = topics
      .filter((one) => (!isForPerson || one === 'test-medicine') && (isPlain || meant.share(pageOf[one]) >= leastShare))
      .flatMap((topic): { topic: Topic; fact: Fact }[] => {
        const fact = factOf(topic, asked);
        return fact && fact.lines.length > 0 ? [{ topic, fact }] : [];
      });
    const [first] = told;
    const about: About = {
      topic: first?.topic,
      office: asked.office,
      date: asked.date,
      doctor: asked.doctor ?? first?.fact.doctor ?? (follows ? before?.doctor : undefined),
      medicines: first?.topic === 'test-medicine' ? asked.medicines : undefined,
      question,
    };
    const meaning = meaningOf(question, finder);
    if (meaning) return { ...nothing, kind: 'passage', ...meaning, about: { ...about, article: articleOf(meaning.links) } };
    if (first && !isElsewhere) {
      const { lines, links, phones } = first.fact;
      return { ...nothing, kind: 'fact', lines, links: titled(links), open: phones ? openNow(facts, language, now) : [], about };
    }
    const same = declined?.certain ? undefined : ofSameArticle(question, before, finder);
    if (same) return { ...nothing, kind: 'passage', ...same, about: { ...about, article: before?.article } };
    const talk = readTalk(question);
    const isTalk = isPlain || (!isElsewhere && meant.most < leastMeant);
    if (talk && (isTalk || talk.id === 'off-topic') && (!declined || talk.offers.includes('phones'))) return talked(talk, now);
    // "Do you test for penicillin?" is answered by what that test is.
    const what = topics.length === 0 && bare.words.length <= longestAsk && isTestOfMedicine(bare, finder);
    const ofWhat = what && !declined && index.passages.find(({ page }) => page === 'service/drug-challenges');
    if (ofWhat) {
      const links = [{ page: ofWhat.page, title: titleOf(ofWhat.page), hash: ofWhat.hash }];
      return { ...nothing, kind: 'passage', passages: [ofWhat], links, about: { ...about, article: ofWhat.page } };
    }
    const found = passages(question, before, topics.includes('test-medicine') && !ofEating.test(bare.words.join(' ')));
    if (declined || (asked.words.length >= fewestPersonal && personal >= likelyPersonal)) {
      const page = declined?.to ?? 'patient-routing';
      // If an illness is named, its page is more useful than the page on how to book.
      const isIllness = ({ page: { kind }, named, holdsName, holdsWord }: FoundPage) =>
        kind === 'condition' && (named > 0 || holdsName || holdsWord);
      const ill = page === 'patient-routing' ? finder.find(question).find(isIllness)?.page : undefined;
      const illness = ill && [{ page: ill.id, title: ill.title }];
      const links = (!declined && found?.shown.links) || illness || [{ page, title: titleOf(page) }];
      return { ...declinedTo(links, now), about: { ...about, article: articleOf(links) ?? articleOf(found?.shown.links ?? []) } };
    }
    const isNamed = (finder.find(question)[0]?.named ?? 0) > 0;
    const [link] = found?.shown.links ?? [];
    const part = partOfTest(bare, link?.page, found?.shown.passages[0], index);
    return found && (isNamed || !isElsewhere)
      ? {
          ...nothing,
          kind: 'passage',
          ...found.shown,
          ...(part && link ? { passages: [part], links: [{ ...link, hash: part.hash }] } : {}),
          about: { ...about, question: found.asked, article: articleOf(found.shown.links) },
        }
      : { ...notUnderstood(now, question), about };
  }

  /** The questions of a message, at most `mostParts`, without sentences that ask nothing. */
  const partsOf = (message: string) => questionsIn(message, (part) => readTopics(part).length > 0).slice(0, mostParts);

  function answerAll(message: string, before: About | undefined, now: ClinicMoment): Said {
    const questions = partsOf(message);
    const isLong = askedWords(message).length > longMessage;
    const [only] = questions;
    if (questions.length < 2) return answerOne(isLong && only ? only : message, before, now);
    let last = before;
    const parts = questions.map((asked) => {
      const said = answerOne(asked, last, now);
      last = said.about ?? last;
      return { asked, answer: { ...said, alarm: undefined, language, about: last ?? {} } };
    });
    const answered = parts.filter(({ answer: { kind } }) => kind !== 'unknown');
    const [one] = answered;
    // If one question of a long message was understood, answer that. A short message may be a single question in two sentences.
    if (answered.length === 1 && one && isLong) return one.answer;
    if (answered.length < 2 && !isLong && !parts.every(({ asked }) => asked.endsWith('?'))) {
      const whole = answerOne(message, before, now);
      if (answered.length === 0 || whole.kind !== 'unknown') return whole;
    }
    if (answered.length === 0) return notUnderstood(now, message);
    // If only a person can answer all of it, say so once.
    if (one && answered.every(({ answer: { kind } }) => kind === 'declined')) return { ...one.answer, about: last };
    return { ...nothing, kind: 'several', parts, about: last };
  }

  return {
    answer(message, before, at = new Date()) {
      const question = message.slice(0, longestRead);
      // Search the whole message for an emergency, including the part that is not read otherwise.
      const alarm = alarms.of(message);
      const now = clinicMoment(at);
      // Nothing else is shown with the lifeline.
      if (alarm && 'lifeline' in alarm) return { ...nothing, kind: 'alarm', language, alarm, about: { question } };
      const isCard = alarm && 'card' in alarm;
      const emergency = isCard ? alarm.card.kind : before?.emergency;
      // Epinephrine may be asked about before any card has been shown.
      const ofCard = (emergency || alarm) && readAfterCard(question, emergency);
      if (ofCard && !isCard) return { ...ofCard, language, alarm: alarm ?? { line: true }, about: { question, emergency } };
      const said = answerAll(question, before, now);
      const cut = message.length > longestRead ? [w.cut(longestRead.toLocaleString(language))] : [];
      if (isCard) {
        const under = underCard(said, question);
        return { ...under, lines: [...(ofCard?.lines ?? []), ...under.lines], language, alarm, about: { ...under.about, emergency } };
      }
      return {
        ...said,
        lines: [...cut, ...said.lines],
        language,
        alarm: alarm ?? said.alarm ?? (emergency && { line: true }),
        about: { ...(said.about ?? { ...before, question }), emergency },
      };
    },
  };
}
