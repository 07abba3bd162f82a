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
  [/ll/g, 'y'],
  [/(.)\1/g, '$1'],
];

/** A folded word as it sounds in Spanish, so that words spelled by ear meet those spelled by rule. */
export function soundOf(word: string): string {
  return spanishSounds.reduce((sound, [letters, instead]) => sound.replace(letters, instead), word);
}

const englishEndings = /(?:ations?|ings?|ied|ies|ed|es|s|ly)$/;
const spanishEndings =
  /(?:aciones|acion|iendo|ando|ieron|aron|amos|emos|idos?|idas?|ados?|adas?|arme|arse|irse|erse|anme|ar|er|ir|an|en|es|os|as|o|a|e|s)$/;

/** Below this a word has no ending to lose. */
const shortestStem = 3;

function stemOf(word: string, language: Language): string {
  const ending = language === 'en' ? englishEndings : spanishEndings;
  const base = word.replace(ending, '');
  const stemmed = base.length >= shortestStem ? base : word;
  if (language === 'es') return soundOf(stemmed);
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
