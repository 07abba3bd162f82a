/** Prints what messages that nobody has tuned with got: a card, the guide with its first choices, or an answer. */
import { z } from 'zod';
import { language, text } from '#app/content/text/text.schema.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import type { About, Answer } from '#app/parts/assistant/answer.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import { askedAt, ready } from './evaluation.ts';

const names = z.union([text, z.array(text)]).transform((one) => [one].flat());
const messages = z.array(
  z.object({
    /** The message, after those before it in the same conversation. */
    turns: names,
    language: language.default('en'),
    kind: text,
    /** Outcomes that are right: `card`, `guide`, `answer`, the id of a card, of a situation or `lifeline`. */
    acceptable: names.default([]),
    /** Choices of the guide of which one must be among its first four. */
    right: names.default([]),
    /** Cards or situations that must not be shown. */
    never: names.default([]),
  }),
);

interface Outcome {
  /** Every name of the outcome. */
  readonly names: readonly string[];
  readonly choices: readonly string[];
}

/** How many choices of the guide are visible without scrolling. */
const firstSeen = 4;

function outcomeOf({ alarm }: Answer, situations: ReadonlyMap<string, string>): Outcome {
  if (!alarm || 'line' in alarm) return { names: alarm ? ['answer', 'line'] : ['answer'], choices: [] };
  if ('guide' in alarm) return { names: ['guide'], choices: alarm.guide.choices.slice(0, firstSeen).map(({ id }) => id) };
  const first = 'lifeline' in alarm ? alarm.first : alarm.card.first;
  const own = 'lifeline' in alarm ? 'lifeline' : alarm.card.kind;
  return { names: ['card', own, `card:${own}`, situations.get(first ?? '') ?? []].flat(), choices: [] };
}

const share = (count: number, of: number) => `${count}/${of}`.padStart(9);

/** Asks the messages of a file, prints the outcome of each and, by kind, how many were right. */
export async function printOutcomes(file: string): Promise<void> {
  const { answerers } = await ready();
  const situations = new Map(
    Object.values(answerers).flatMap(({ knowledge }) =>
      Object.entries(knowledge.alarms.situations).map(([id, said]) => [said, id] as const),
    ),
  );
  const all = readYaml(file, messages).map((message) => {
    let before: About | undefined;
    let outcome: Outcome = { names: [], choices: [] };
    for (const turn of message.turns) {
      const answer = answerers[languageOfQuestion(turn, message.language)].answer(turn, before, askedAt);
      outcome = outcomeOf(answer, situations);
      before = answer.about;
    }
    const isWrong = message.never.some((name) => outcome.names.includes(name));
    const isChosen = message.right.some((choice) => outcome.choices.includes(choice));
    const isAcceptable = message.acceptable.some((name) => outcome.names.includes(name));
    const isRight = !isWrong && (outcome.names[0] === 'guide' && message.right.length > 0 ? isChosen : isAcceptable);
    console.log(
      `${isWrong ? 'WRONG' : isRight ? 'right' : 'other'}  ${message.kind.padEnd(16)} ${[...outcome.names, ...outcome.choices].join(' ').padEnd(56)} ${message.turns.join(' / ')}`,
    );
    return { kind: message.kind, name: outcome.names[0], isWrong, isRight };
  });
  console.log(`\n${'kind'.padEnd(18)}${['card', 'guide', 'answer', 'wrong', 'right'].map((name) => name.padStart(9)).join('')}`);
  for (const kind of [...new Set(all.map((one) => one.kind)), 'all together']) {
    const own = kind === 'all together' ? all : all.filter((one) => one.kind === kind);
    const count = (is: (one: (typeof own)[number]) => boolean) => share(own.filter(is).length, own.length);
    const columns = [
      ...(['card', 'guide', 'answer'] as const).map((name) => count((one) => one.name === name)),
      count((one) => one.isWrong),
      count((one) => one.isRight),
    ];
    console.log(`${kind.padEnd(18)}${columns.join('')}`);
  }
}
