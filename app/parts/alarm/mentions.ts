import type { Manner } from '#app/content/emergency/emergency-lexicon.schema.ts';
import type { GuideChoice } from '#app/content/emergency/guide-choices.ts';
import { type Phrase, type PhraseSpan, placesOf } from '#app/parts/matching/phrases.ts';
import type { Lexicon, Text } from './lexicon.ts';

/** Something that a question says, under the names that content/emergency-table.yaml uses for it. */
export interface Mention {
  readonly names: readonly string[];
  /** Whether the mention counts toward a card: meant literally, and neither past, nor a habit, nor only asked about. */
  readonly live: boolean;
  /** Whether the mention always gets at least the line to 911. */
  readonly vital: boolean;
  /** The guide's choices that fit the mention. */
  readonly choices: readonly GuideChoice[];
  /** The index of its sentence. */
  readonly sentence: number;
}

/** Words that show something else is meant count only within this many words of the sign. */
const beside = 3;

function placesOfAny({ words, begun }: Text, phrases: readonly Phrase[], mindsNo = false): PhraseSpan[] {
  return phrases.flatMap((phrase) => (begun.has(phrase) ? placesOf(words, phrase, { mindsNo }) : []));
}

/** A manner (past, habit, happening …), and the words of the sentence that show it. */
interface Told {
  readonly manner: Manner;
  readonly place: PhraseSpan;
  readonly sentence: number;
}

function toldIn(text: Text, { told }: Lexicon): Told[] {
  const sentenceOf = (at: number) => text.words[at]?.sentence ?? 0;
  return told.flatMap(({ manner, said }) =>
    placesOfAny(text, said)
      .filter(({ from, to }) => sentenceOf(from) === sentenceOf(to))
      .map((place) => ({ manner, place, sentence: sentenceOf(place.from) })),
  );
}

/** Whether a sentence is about the past or a habit, or only asks. A severe sign in a small child is never taken for a habit. */
function isExcused(how: ReadonlySet<Manner>, severe: boolean): boolean {
  if (how.has('now')) return false;
  if (how.has('habit') && !(severe && how.has('child'))) return true;
  if (how.has('happening')) return false;
  return how.has('about') || (how.has('past') && !how.has('present'));
}

/** Finds the signs, exposures and triggers in a question, and its manners; a plainly denied sign does not count. */
export function mentionsIn(text: Text, lexicon: Lexicon): Mention[] {
  const { words } = text;
  const allTold = toldIn(text, lexicon);
  const toldOf = (sentence: number) => allTold.filter((one) => one.sentence === sentence);
  const manners = (sentence: number): ReadonlySet<Manner> => new Set(toldOf(sentence).map(({ manner }) => manner));
  const sentenceOf = ({ from }: PhraseSpan) => words[from]?.sentence ?? 0;
  const signs = lexicon.signs.flatMap(({ sign, said, except }) => {
    const places = placesOfAny(text, said, true);
    if (places.length === 0) return [];
    const others = placesOfAny(text, except);
    return places.map((place): Mention => {
      const how = manners(sentenceOf(place));
      const inSentence = (one: PhraseSpan) => [one.from, one.to].every((at) => words[at]?.sentence === sentenceOf(place));
      const near = (one: PhraseSpan) => one.from <= place.to + beside && one.to >= place.from - beside && inSentence(one);
      // "Help me with the forms" is no emergency, although "help" alone means now: the word of urgency must be outside the exception.
      const isUrgentBeside = (one: PhraseSpan) =>
        toldOf(sentenceOf(place)).some(({ manner, place: by }) => manner === 'now' && (by.to < one.from || by.from > one.to));
      const another = !how.has('child') && others.some((one) => near(one) && !isUrgentBeside(one));
      const { id, system, grade, choices, vital = false, always = false } = sign;
      const live = !another && (always || !isExcused(how, grade === 'severe'));
      return { names: [id, system, grade], live, vital, choices, sentence: sentenceOf(place) };
    });
  });
  const triggers = lexicon.exposures.flatMap(({ kind, choices, named, told }) => [
    ...placesOfAny(text, named).map((place) => ({ place, names: [kind, 'any'], choices })),
    ...placesOfAny(text, told, true).map((place) => ({ place, names: [`${kind}!`, 'any!'], choices })),
  ]);
  const told = [...new Set(words.map(({ sentence }) => sentence))].flatMap((sentence): Mention[] =>
    [...manners(sentence)].map((manner) => ({ names: [manner], live: true, vital: false, choices: [], sentence })),
  );
  return [
    ...signs,
    ...triggers.map(({ place, names, choices }): Mention => {
      const sentence = sentenceOf(place);
      return { names, live: !isExcused(manners(sentence), false), vital: false, choices, sentence };
    }),
    ...told,
  ];
}
