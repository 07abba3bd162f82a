/**
 * Counts the syllables of a Spanish word by the rules of the Ortografía de la lengua española (RAE, 2010): two strong vowels, or a weak
 * vowel with an accent beside a strong one, are two syllables; every other run of vowels is one. A silent h between vowels changes nothing.
 * Prefixes are not treated separately.
 */

/** Letters whose names have two syllables, for short names in capitals such as FDA: "efe-de-a". */
const longLetterNames = 'FHJLMNÑRSXZ';

/** Counts the syllables of a name that is said letter by letter: two to five capitals without lowercase letters. */
function spelledSyllables(word: string): number {
  let sum = 0;
  for (const letter of word) sum += letter === 'W' || letter === 'Y' ? 3 : longLetterNames.includes(letter) ? 2 : 1;
  return sum;
}

function vowelRuns(word: string): string[] {
  const plain = word
    .replaceAll(/qu(?=[eiéí])/g, 'q')
    .replaceAll(/gu(?=[eiéí])/g, 'g')
    .replaceAll('ü', 'u')
    .replaceAll(/y(?![aeiouáéíóú])/g, 'i')
    .replaceAll(/(?<=[aeiouáéíóú])h(?=[aeiouáéíóú])/g, '');
  return plain.match(/[aeiouáéíóú]+/g) ?? [];
}

/** An accented weak vowel forms a diphthong with the other weak one: "construí", "cuídate". */
function runSyllables(run: string): number {
  const strong = run.match(/[aeoáéóíú]/g)?.length ?? 0;
  const alternates = run.match(/ii|uu/g)?.length ?? 0;
  return Math.max(1, strong) + alternates;
}

/** Counts the syllables of one word without digits, at least 1. A hyphenated word is the sum of its parts. */
export function spanishSyllables(word: string): number {
  const parts = word
    .normalize('NFC')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  let sum = 0;
  for (const part of parts) {
    const spelled = /^\p{Lu}{2,5}$/u.test(part);
    const runs = spelled ? [] : vowelRuns(part.toLowerCase());
    sum += spelled
      ? spelledSyllables(part)
      : Math.max(
          1,
          runs.reduce((count, run) => count + runSyllables(run), 0),
        );
  }
  return Math.max(1, sum);
}
