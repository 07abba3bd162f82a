/** Explains how a message gets its answer, in lines for a terminal. */

import { alarmReading } from '#app/parts/alarm/alarm.server.ts';
import { likely } from '#app/parts/alarm/alarm.ts';
import { lexiconOf } from '#app/parts/alarm/lexicon.ts';
import { type Mention, mentionsIn } from '#app/parts/alarm/mentions.ts';
import { holds, listenerOf } from '#app/parts/alarm/verdict.ts';
import type { About, Answer } from '#app/parts/assistant/answer.ts';
import type { Answerer } from '#app/parts/assistant/answerer.ts';
import { namedPlans, namesPlan } from '#app/parts/assistant/facts/insurance.ts';
import { limits } from '#app/parts/assistant/limits.ts';
import { replyToMessage } from '#app/parts/assistant/message.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { questionOf } from '#app/parts/assistant/question-of.ts';
import { questionsIn } from '#app/parts/assistant/questions-in.ts';
import { replyTo, resolvers } from '#app/parts/assistant/resolvers.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { clinicZone } from '#app/site/clinic-zone.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { beside, likenessOf, why, wordsBeside } from './why.ts';

const line = (name: string, text: string) => `  ${name.padEnd(17)}${text || '–'}`;
const list = (all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(', ');
/** Writes a value and each of several limits: "0.312  ≥ likelyPersonal 0.2  < surelyPersonal 0.7". */
const besideAll = (value: number, table: Readonly<Record<string, number>>) =>
  [value.toFixed(3), ...Object.entries(table).map(([name, limit]) => `${value >= limit ? '≥' : '<'} ${name} ${limit}`)].join('  ');
const { possiblyPersonal, likelyPersonal, surelyPersonal, likelyElsewhere, surelyElsewhere, elsewhereForAll, possibleEmergency } = limits;
const { words, table } = alarmReading();
const lexicon = lexiconOf(words);
const { hear } = listenerOf(words, table);

/** Says what an emergency shows first. */
const alarmShown = (alarm: Answer['alarm']) =>
  !alarm
    ? 'none'
    : 'card' in alarm
      ? `card "${alarm.card.title}" (${alarm.card.kind}) ${alarm.card.first ?? ''}`
      : 'line' in alarm
        ? 'the line to 911'
        : 'guide' in alarm
          ? `the guide: ${list(alarm.guide.choices.map(({ id }) => id).slice(0, 4))}`
          : alarm.lifeline.title;

function alarmLines(text: string, { knowledge: { alarms, intents } }: Answerer): string[] {
  const facts = mentionsIn(lexicon.read(text), lexicon);
  const verdict = hear(text);
  const all = new Set(facts.flatMap(({ names }) => names));
  // A row alone gives the same verdict as in the whole table; only rows whose words are all said need to be tried.
  const found = table.find((one) => holds({ all: one.all }, all) && listenerOf(words, [one]).hear(text).level === verdict.level);
  const heard = ({ names: [name, ...also], live }: Mention) =>
    `${name}${also.length > 0 ? ` (${also.join(', ')})` : ''}${live ? '' : ' NOT LIVE'}`;
  return [
    `ALARM ${alarmShown(alarms.of(text))}`,
    line('heard', list([...new Set(facts.map(heard))])),
    line(
      'table',
      verdict.level === 'none'
        ? 'no row'
        : `${verdict.level}: ${found ? `row "${found.id}" [${list(found.all)}] → ${found.card}` : 'a vital sign'}`,
    ),
    line('choices', 'choices' in verdict ? list(verdict.choices) : ''),
    line('emergency', besideAll(intents(text).emergency, likely)),
  ];
}

/** Lists what a question names, or takes from the last answer. */
const namesOf = ({ office, doctor, date, dates, medicines, unlisted }: Partial<Question['asked']>) =>
  list([
    office && `office ${office}`,
    doctor && `doctor ${doctor}`,
    date && `date ${date}`,
    dates && dates.length > 1 && `dates ${dates.join(' ')}`,
    ...(medicines ?? []).map(({ matchedName, alike }) => `medicine ${matchedName}${alike ? ' (misspelled)' : ''}`),
    ...(unlisted ?? []).map((name) => `unlisted medicine ${name}`),
  ]);

/** Lists what is derived from a question, one line each. */
function questionLines(q: Question): string[] {
  const { knowledge, own, asked, likely: by, meant, index } = q;
  const typed = plainWords(q.text).join(' ');
  const taken = Object.entries(asked).filter(([name, value]) => value !== own[name as keyof typeof own]);
  const likeliest = index.pages.toSorted((one, other) => meant.likelihood(other.id) - meant.likelihood(one.id)).slice(0, 3);
  const declines = knowledge
    .declinesSaid(q.text)
    .map((one) => `${one.id}${one.certain ? ' (certain)' : ''}${one.withMedicine ? ' (only with a medicine)' : ''}`);
  const found = q.found.slice(0, 3).map((one) => `${one.page.id} ${one.score.toFixed(1)}, named ${one.named}, ${likenessOf(q, one)}`);
  return [
    `QUESTION ${q.text}`,
    line(
      'words',
      `${q.plain}${typed === q.plain ? '' : `   (typed: ${typed})`}   ${wordsBeside(q.words.length, 'plainWords', limits.plainWords)}`,
    ),
    line('names', list([namesOf(own), namesPlan(own) && `plan "${namedPlans(own).asked}" (${namedPlans(own).plans.length} on our list)`])),
    ...(q.thread
      ? [line('from before', `${namesOf(Object.fromEntries(taken))}${q.continues ? ' (only continues the last question)' : ''}`)]
      : []),
    line('topics said', list(q.topicsSaid)),
    line('declines said', list(declines)),
    line('personal', besideAll(by.personal, { possiblyPersonal, likelyPersonal, surelyPersonal })),
    line('elsewhere', besideAll(by.elsewhere, { likelyElsewhere, surelyElsewhere, elsewhereForAll })),
    line('emergency', besideAll(by.emergency, { possibleEmergency })),
    line('pages meant', list(likeliest.map(({ id }) => `${id} ${meant.likelihood(id).toFixed(3)}`))),
    ...(found.length > 0 ? found : ['']).map((one, place) => line(place === 0 ? 'pages found' : '', one)),
  ];
}

/** Lists each resolver in order, up to the one that answers. */
function resolverLines(q: Question): string[] {
  const { by } = replyTo(q);
  const names = Object.keys(resolvers) as (keyof typeof resolvers)[];
  const last = names.indexOf(by as keyof typeof resolvers) + 1 || names.length;
  const asked = names.slice(0, last).map((name) => line(`${name === by ? '✓' : '–'} ${name}`, why[name](q)));
  if (by === 'not-understood') asked.push(line(`✓ ${by}`, beside('emergency', q.likely.emergency, 'possibleEmergency', limits)));
  return ['RESOLVERS', ...asked, ...(last < names.length ? [line('not asked', list(names.slice(last)))] : [])];
}

/** Returns the questions of a message that are asked, and how it is split (message.ts). */
function asksOf(message: Question): { readonly split: string; readonly asks: readonly Question[] } {
  const { knowledge, text, now, day } = message;
  const parts = questionsIn(text, (part) => knowledge.topicsSaid(part).length > 0).slice(0, limits.questionsOfMessage);
  const length = wordsBeside(message.words.length, 'longMessage', limits.longMessage);
  const isLong = message.words.length > limits.longMessage;
  if (parts.length < 2) {
    const [only = text] = isLong ? parts : [];
    return {
      split: `no, ${length}${only === text ? '' : ', so only its question is asked'}`,
      asks: [only === text ? message : questionOf({ knowledge, text: only, thread: message.thread, now, day })],
    };
  }
  let { thread } = message;
  const asks = parts.map((part) => {
    const ask = questionOf({ knowledge, text: part, thread, now, day });
    thread = replyTo(ask).about ?? thread;
    return ask;
  });
  const whole = replyToMessage(message);
  const said = ({ by, lines, passages, links }: Pick<Answer, 'by' | 'lines' | 'passages' | 'links'>) =>
    JSON.stringify([by, lines, passages, links]);
  const from = asks.filter((ask) => said(replyTo(ask)) === said(whole));
  if (whole.kind === 'several' || from.length > 0) return { split: `${parts.length} questions, ${length}`, asks };
  return { split: `${parts.length} questions, but answered as one, ${length}`, asks: [...asks, message] };
}

/** Writes an answer as a visitor sees it. */
function answerLines({ kind, by, alarm, lines, passages, links, open, parts = [] }: Answer, indent = '  '): string[] {
  return [
    `${indent}[${kind}${by ? `, by ${by}` : ''}]`,
    ...(alarm ? [`! ${alarmShown(alarm)}`] : []),
    ...lines,
    ...passages.map(({ heading, text }) => `“${heading}”: ${text.split(/\s+/).slice(0, 14).join(' ')} …`),
    ...links.map(({ page, hash, title }) => `→ ${title} (${page}${hash ? `#${hash}` : ''})`),
    ...open.map((one) => `☎ ${one}`),
  ]
    .map((one, place) => (place === 0 ? one : indent + one))
    .concat(parts.flatMap(({ asked, answer }) => [`${indent}${asked}`, ...answerLines(answer, `${indent}  `)]));
}

/** Answers a message, and explains line by line how. */
export function explained(answerer: Answerer, message: string, before: About | undefined, at: Date): { answer: Answer; lines: string[] } {
  const { knowledge } = answerer;
  const answer = answerer.answer(message, before, at);
  const text = message.slice(0, limits.charactersRead);
  const { split, asks } = asksOf(questionOf({ knowledge, text, thread: before, now: clinicMoment(at), day: undefined }));
  const isAsked = answer.by !== undefined || answer.kind === 'several' || (answer.alarm && 'card' in answer.alarm);
  const way = isAsked
    ? [`SPLIT ${split}`, ...asks.flatMap((q) => [...questionLines(q), ...resolverLines(q)])]
    : ['No question is asked: the lifeline or a sentence of a card stands alone (answerer.ts).'];
  const under = answer.alarm && 'card' in answer.alarm ? ', under a card only a fact really asked for, or links (under-card.ts)' : '';
  const when = at.toLocaleString('en', { timeZone: clinicZone, dateStyle: 'full', timeStyle: 'short' });
  const asked = `ASKED ${message}   (${answer.language}, ${when})`;
  return { answer, lines: [asked, ...alarmLines(message, answerer), ...way, `ANSWER${under}`, ...answerLines(answer)] };
}
