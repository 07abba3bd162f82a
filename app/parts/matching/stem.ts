import type { Bilingual, Language } from '#app/site/language.ts';

/** Spanish letters that sound alike and are confused in writing: "aser", "penisilina", "gayeta". Applied in this order. */
const spanishSounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ch/g, '1'],
  [/h/g, ''],
  [/1/g, 'ch'],
  [/v/g, 'b'],
  [/qu(?=[ei])/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/[zx]/g, 's'],
  [/c(?!h)/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/ll/g, 'y'],
  [/y(?=[^aeiou])/g, 'i'],
  [/ks/g, 's'],
  [/n(?=[bp])/g, 'm'],
  [/(.)\1/g, '$1'],
];

/** A word (in plain lower-case letters) as it sounds in Spanish, so that words spelled by ear equal those spelled correctly. */
export function soundOf(word: string): string {
  return spanishSounds.reduce((sound, [letters, instead]) => sound.replace(letters, instead), word);
}

const englishEndings = /(?:ations?|ions?|ings?|ness|ied|ies|ical|ic|ed|es|s|ly)$/;
const englishForms: Readonly<Record<string, string>> = {
  swollen: 'swell',
  swole: 'swell',
  swelled: 'swell',
  stung: 'sting',
  bit: 'bite',
  bitten: 'bite',
  bites: 'bite',
  ate: 'eat',
  eaten: 'eat',
  children: 'child',
  kiddo: 'kid',
  kiddos: 'kid',
  feet: 'foot',
  broke: 'break',
  took: 'take',
  brought: 'bring',
  wore: 'wear',
};
/** Words that would become another word without their ending: "hives" must not find HIV. */
const wholeEnglish: Readonly<Record<string, string>> = { hives: 'hives', hive: 'hives' };

/** The ending of a diminutive, spelled by sound: "ronchitas", "pechito", "tosecita". */
const spanishSmall = /(?:es|e|s)?it(?=[oa]s?$)/;
const spanishEndings =
  /(?:asiones|asion|iendo|ando|ieron|aron|amos|emos|idos?|idas?|ados?|adas?|aos?|arme|arse|irse|erse|anme|ar|er|ir|an|en|es|os|as|o|a|e|s)$/;

/** An ending is removed only if at least this many letters remain. */
const shortestStem = 3;
/** Words that end like a diminutive but are none, spelled by sound. */
const notSmall =
  /^(?:b[io][ms]it|solisit|nesesit|ebit|imbit|permit|faborit|deposit|rekisit|felisit|fasilit|abilit|irrit|irit|apetit|grat[iu]it)/;
/** More letters than this must remain of a diminutive: "cita" is none. */
const shortestSmall = 3;

const without = (word: string, ending: RegExp) => {
  const base = word.replace(ending, '');
  return base.length >= shortestStem ? base : word;
};

function spanishStem(word: string): string {
  const sound = soundOf(word);
  const small = sound.replace(spanishSmall, '');
  const grown = small.length > shortestSmall && !notSmall.test(sound) ? small : sound;
  const stemmed = without(grown, spanishEndings);
  // "ojos" is too short to lose its whole ending, but it can lose the plural s.
  return stemmed === grown ? without(grown, /s$/) : stemmed;
}

function stemOf(word: string, language: Language): string {
  if (language === 'es') return spanishStem(word);
  const whole = wholeEnglish[word];
  if (whole) return whole;
  const stemmed = without(englishForms[word] ?? word, englishEndings);
  return stemmed.replace(/([^aeiou])\1$/, '$1').replace(/[ey]$/, '');
}

/** The site uses few different words, and often, so each stem is kept. */
const known: Bilingual<Map<string, string>> = { en: new Map(), es: new Map() };

/** A rough stem shared by the inflected forms of a word (in plain lower-case letters): "estornudos" and "estornudar" have the same one. */
export function stem(word: string, language: Language): string {
  const before = known[language].get(word);
  if (before !== undefined) return before;
  const found = stemOf(word, language);
  known[language].set(word, found);
  return found;
}
