import type { Alarms } from '#app/parts/alarm/alarm.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { readerOf } from '#app/parts/matching/meant.ts';
import type { Finder, FoundPage } from '#app/parts/site-index/find.ts';
import type { Passage } from '#app/parts/site-index/site-index.ts';
import { wordsIn } from '#app/site/language.ts';
import { airFact } from './air-facts.ts';
import type { About, Answer, AnswerLink, Topic } from './answer.ts';
import { type Asked, doctorIn, type Fact, officeIn } from './asked.ts';
import { dateIn } from './dates.ts';
import { doctorFact } from './doctor-facts.ts';
import { hoursFact, openNow } from './hours-facts.ts';
import { insuranceFact, namesPlan } from './insurance-facts.ts';
import { medicineFact } from './medicine-facts.ts';
import { medicineIn } from './named-medicine.ts';
import { placeFact } from './place-facts.ts';
import { answerWords } from './words.ts';

/** Of several topics that a question says, the first of these is meant: the narrower goes before the wider. */
const precedence: readonly Topic[] = ['test-medicine', 'fax', 'phone', 'shots', 'doctors', 'insurance', 'hours', 'address', 'air'];

/** Below this share of a question's words known to the index, an answer would be a guess. */
const leastKnown = 0.5;
/** A second page that answers this well stands beside the first. */
const besides = 0.35;
/** A short question that names only a day or an office means the topic before. */
const shortestOwn = 6;

/** Words of a question that may be nothing but the name of a plan or a medicine. */
const longestName = 3;
const test = /\b(test|tests|testing|prueba|pruebas|days before|dias antes)\b/;
/** What is said of a plan that is one's own, or might be. */
const insured =
  /\b(have|has|got|insurance|plan|card|work with|ok|fine|switched|changed|through|thru|tengo|tiene|tenemos|traigo|seguro|aseguranza|tarjeta|trabajan con|cambiaron|cambie|cambiamos|dieron)\b/;
const whereOrWhen = /\b(where|when|donde|cuando|dias|days)\b/;

const passagesShown = 1;
const linksShown = 3;

/** Answers questions from one language's index. */
export interface Answerer {
  answer(question: string, before?: About, at?: Date): Answer;
}

function factOf(topic: Topic, asked: Asked): Fact | undefined {
  switch (topic) {
    case 'shots':
    case 'hours':
      return hoursFact(asked, topic === 'shots' ? 'shots' : 'clinic');
    case 'phone':
    case 'fax':
    case 'address':
      return placeFact(asked, topic);
    case 'insurance':
      return insuranceFact(asked);
    case 'doctors':
      return doctorFact(asked);
    case 'test-medicine':
      return medicineFact(asked);
    case 'air':
      return airFact(asked);
  }
}

const isList = ({ page }: FoundPage) => Number(page.id === 'medications-to-avoid');

/** Whether a question only goes on with the one before: "and on Friday?", "¿y en Lincoln Heights?". */
function goesOn(asked: Asked, before: About | undefined): boolean {
  if (!before?.topic || asked.words.length > shortestOwn) return false;
  return Boolean(asked.date || asked.office || asked.doctor || asked.medicine);
}

/** Makes an index ready to answer questions, with what stands before the answer in an emergency. */
export function answererOf(finder: Finder, alarms: Alarms): Answerer {
  const { index, find, known } = finder;
  const { facts, feeding, language, pages } = index;
  const w = wordsIn(answerWords, language);
  const topicsOf = readerOf(index.topics);
  const declinesOf = readerOf(index.declines);
  const titleOf = (id: string) => pages.find((page) => page.id === id)?.title ?? id;
  const titled = (links: readonly AnswerLink[]) => links.map((link) => ({ ...link, title: link.title || titleOf(link.page) }));
  const linkTo = ({ page, passages: [passage] }: FoundPage): AnswerLink => ({
    page: page.id,
    title: page.title,
    ...(passage?.hash ? { hash: passage.hash } : {}),
  });

  const feeds = (passage: Passage) => feeding.some(({ page, heading }) => page === passage.page && heading === passage.heading);
  /** Without what advises to give a food, where somebody ate something. */
  function withoutFeeding(found: readonly FoundPage[], question: string): readonly FoundPage[] {
    if (!alarms.tellsOfEating(question)) return found;
    return found.map((one) => ({ ...one, passages: one.passages.filter((passage) => !feeds(passage)) }));
  }

  /** What may be answered with a fact, the likeliest first: what the question says, else the topic of the question before. */
  function topicsIn(asked: Asked, said: readonly Topic[], before: About | undefined): Topic[] {
    const meant = precedence.filter((topic) => said.includes(topic));
    // Where a doctor is named, the question is where and when the doctor is, whatever the verb.
    if (asked.doctor && (asked.date || whereOrWhen.test(asked.words.join(' ')))) meant.unshift('doctors');
    // A medicine and a test: what to do with the one before the other, however it is asked.
    if (test.test(asked.words.join(' ')) && asked.medicine?.alike === false) meant.unshift('test-medicine');
    if (meant.length > 0) return meant;
    if (goesOn(asked, before) && before?.topic) return [before.topic];
    const short = asked.words.length <= longestName;
    // The name of a medicine alone of which no page says anything; "dejo la prednisona" is more than that.
    const isName = asked.medicine?.alike === false && declinesOf(asked.question).length === 0;
    if (short && isName && known(asked.question) < leastKnown) return ['test-medicine'];
    // The name of a plan alone, "tricare prime", or as what somebody has: "I have humana gold".
    const alone = short && known(asked.question) < 1;
    return (alone || insured.test(asked.words.join(' '))) && namesPlan(asked) ? ['insurance'] : [];
  }

  return {
    answer(question, before, at = new Date()) {
      const alarm = alarms.of(question);
      const words = askedWords(question);
      const now = clinicMoment(at);
      const said = topicsOf(question).map(({ id }) => id);
      const named = {
        office: officeIn(words, facts),
        doctor: doctorIn(words, facts),
        medicine: medicineIn(words, facts),
        date: dateIn(question, now.date, facts.closures),
      };
      const bare: Asked = { question, words, language, facts, now, ...named };
      const follows = goesOn(bare, before) && said.length === 0;
      const asked: Asked = follows
        ? { ...bare, office: named.office ?? before?.office, doctor: named.doctor ?? before?.doctor, date: named.date ?? before?.date }
        : bare;
      const callers = () => openNow(facts, language, now);
      const common = {
        language,
        alarm,
        open: [] as readonly string[],
        lines: [],
        passages: [],
        links: [] as readonly AnswerLink[],
      };

      // Under the lifeline nothing else stands.
      if (alarm && 'lifeline' in alarm) return { ...common, kind: 'alarm', about: { question } };

      const declined = declinesOf(question).find(({ withMedicine }) => !withMedicine || asked.medicine);
      const topics = topicsIn(asked, said, before).filter((one) => !declined || one === 'test-medicine');
      const told = topics.flatMap((one) => {
        const made = factOf(one, asked);
        return made && made.lines.length > 0 ? [{ topic: one, ...made }] : [];
      });
      const fact = told[0];
      const about: About = { topic: fact?.topic, office: asked.office, date: asked.date, doctor: asked.doctor, question };
      if (fact) return { ...common, kind: 'fact', lines: fact.lines, links: titled(fact.links), open: fact.phones ? callers() : [], about };
      if (declined)
        return {
          ...common,
          kind: 'declined',
          lines: [w.declined],
          links: [{ page: declined.to, title: titleOf(declined.to) }],
          open: callers(),
          about,
        };

      // What to stop before a test without a medicine by name: the list of all of them.
      const aboutTest = topics.includes('test-medicine');
      const found = withoutFeeding(find(question), question).toSorted((one, other) => Number(aboutTest) * (isList(other) - isList(one)));
      const best = found[0];
      if (!best || known(question) < leastKnown)
        return { ...common, kind: 'unknown', lines: [w.unknown], links: found.slice(0, linksShown).map(linkTo), open: callers(), about };
      const near = found.slice(0, linksShown).filter(({ score }) => score >= best.score * besides);
      const passages = best.passages.slice(0, passagesShown).map(({ heading, text }) => ({ heading, text }));
      return {
        ...common,
        kind: 'passage',
        passages: passages.length > 0 ? passages : [{ heading: best.page.title, text: best.page.summary }],
        links: near.map(linkTo),
        about,
      };
    },
  };
}
