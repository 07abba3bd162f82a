import type { EmergencyWords, ExposureKind, Manner, Sign } from '#app/content/emergency/emergency-lexicon.schema.ts';
import type { GuideChoice } from '#app/content/emergency/guide-choices.ts';
import { beginningAmong, type Groups, type Phrase, phraseOf, phrasesNear, type SpelledWord, spelled } from '#app/parts/matching/phrases.ts';
import { runOnsOf } from '#app/parts/matching/run-ons.ts';
import { type Choice, choiceOf, meantAmong } from '#app/parts/matching/spelling.ts';

/** The words of content/emergency-words.yaml as sent to the device. */
export interface AlarmWords extends Pick<EmergencyWords, 'groups' | 'signs' | 'exposures' | 'told'> {
  /** Words of calm questions and of our pages that are never taken for a misspelled word of a sign. */
  readonly ownWords: readonly string[];
}

/** A word of a question, and the index of its sentence. */
interface Heard extends SpelledWord {
  readonly sentence: number;
}

/** The words of a text, and the phrases of the lexicon that begin with one of them. */
export interface Text {
  readonly words: readonly Heard[];
  readonly begun: ReadonlySet<Phrase>;
}

/** The parsed phrases of signs, exposures and manners of telling. */
export interface Lexicon {
  readonly signs: readonly {
    readonly sign: Omit<Sign, 'near' | 'en' | 'es' | 'except'>;
    readonly said: readonly Phrase[];
    readonly except: readonly Phrase[];
  }[];
  readonly exposures: readonly {
    readonly kind: ExposureKind;
    readonly choices: readonly GuideChoice[];
    readonly named: readonly Phrase[];
    readonly told: readonly Phrase[];
  }[];
  readonly told: readonly { readonly manner: Manner; readonly said: readonly Phrase[] }[];
  /** All words of all phrases. */
  readonly choices: readonly Choice[];
  /** Prepares a text for comparison, sentence by sentence; with `exact`, no typing errors are forgiven. */
  read(text: string, reading?: { readonly exact?: boolean }): Text;
}

/** Separates sentences, and clauses such as "but now", because the time of one (last year) says nothing about the next (now). */
export const sentenceEnds = /[;!?\n]+|\.+(?!\d)|,? (?=(?:but|pero|and now|now|y ahora|y ahorita|ahorita) )/i;

/** Parses the words, once for all questions. */
export function lexiconOf({ groups: named, signs, exposures, told, ownWords }: AlarmWords): Lexicon {
  const groups: Groups = new Map(Object.entries(named).map(([name, { en, es }]) => [name, [...en, ...es].map(choiceOf)]));
  const phrasesOf = (...lists: readonly (readonly string[])[]) => lists.flat().map((line) => phraseOf(line, groups));
  const ready = {
    signs: signs.map(({ near, en, es, except, ...sign }) => ({
      sign,
      said: [...near.flatMap((line) => phrasesNear(line, groups)), ...phrasesOf(en, es)],
      except: phrasesOf(except?.en ?? [], except?.es ?? []),
    })),
    exposures: exposures.map(({ id, choices, named: name, en, es }) => ({
      kind: id,
      choices,
      named: phrasesOf([name]),
      told: phrasesOf(en, es),
    })),
    told: Object.entries(told).map(([manner, { en, es }]) => ({ manner: manner as Manner, said: phrasesOf(en, es) })),
  };
  const spoken = [...ready.signs.flatMap(({ said }) => said), ...ready.exposures.flatMap((one) => [...one.named, ...one.told])];
  const all = [...spoken, ...ready.signs.flatMap(({ except }) => except), ...ready.told.flatMap(({ said }) => said)];
  const choices = [...new Set(all.flat().flatMap((slot) => [...slot.choices, ...slot.but]))];
  const ofSigns = [...new Set(spoken.flat().flatMap((slot) => slot.choices))];
  const known = new Set(choices.map(({ written }) => written));
  const own = new Set(ownWords);
  const amongSigns = meantAmong(ofSigns, own);
  const open = [...new Set(ofSigns.filter((choice: Choice) => choice.open).map(({ written }) => written))];
  const parted = runOnsOf(known, open, (word) => own.has(word) || amongSigns(word).size > 0);
  const meantWithSlips = meantAmong(choices, own);
  const meantExactly = meantAmong(choices, { has: () => true });
  const beginning = beginningAmong(all);
  return {
    ...ready,
    choices,
    read(text, { exact = false } = {}) {
      const meant = exact ? meantExactly : meantWithSlips;
      const words = text
        .split(sentenceEnds)
        .flatMap((part, sentence) => spelled(part, { parted, meant }).map((word) => ({ ...word, sentence })));
      return { words, begun: beginning(words.flatMap(({ written }) => [...meant(written)])) };
    },
  };
}
