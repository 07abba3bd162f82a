import type { Bilingual, Language } from '#app/site/language.ts';

/** Spanish letters that sound alike are written for one another: "aser", "penisilina", "gayeta". */
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

/** A folded word as it sounds in Spanish, so that words spelled by ear meet those spelled by rule. */
export function soundOf(word: string): string {
  return spanishSounds.reduce((sound, [letters, instead]) => sound.replace(letters, instead), word);
}

const englishEndings = /(?:ations?|ions?|ings?|ness|ied|ies|ical|ic|ed|es|s|ly)$/;
/** Forms that no ending explains. */
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
/** Words that without their ending are another word: "hives" must not find HIV. */
const wholeEnglish: Readonly<Record<string, string>> = { hives: 'hives', hive: 'hives' };

/** Written by sound. Children's and kind people's words are small: "ronchitas", "pechito", "tosecita". */
const spanishSmall = /(?:es|e|s)?it(?=[oa]s?$)/;
const spanishEndings =
  /(?:asiones|asion|iendo|ando|ieron|aron|amos|emos|idos?|idas?|ados?|adas?|aos?|arme|arse|irse|erse|anme|ar|er|ir|an|en|es|os|as|o|a|e|s)$/;

/** Below this a word has no ending to lose. */
const shortestStem = 3;
/** Words that end so and are small ones of nothing, by sound. */
const notSmall =
  /^(?:b[io][ms]it|solisit|nesesit|ebit|imbit|permit|faborit|deposit|rekisit|felisit|fasilit|abilit|irrit|irit|apetit|grat[iu]it)/;
/** Below this a word is no small one: "cita". */
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
  // "ojos" is too short to lose all of its ending, not to lose its plural.
  return stemmed === grown ? without(grown, /s$/) : stemmed;
}

function stemOf(word: string, language: Language): string {
  if (language === 'es') return spanishStem(word);
  const whole = wholeEnglish[word];
  if (whole) return whole;
  const stemmed = without(englishForms[word] ?? word, englishEndings);
  return stemmed.replace(/([^aeiou])\1$/, '$1').replace(/[ey]$/, '');
}

/** A site has few different words and says them often: each is worked out once. */
const known: Bilingual<Map<string, string>> = { en: new Map(), es: new Map() };

/** What inflected forms of a folded word share: "estornudos", "estornudar" → one stem. Rough: it groups, it does not parse. */
export function stem(word: string, language: Language): string {
  const before = known[language].get(word);
  if (before !== undefined) return before;
  const found = stemOf(word, language);
  known[language].set(word, found);
  return found;
}
