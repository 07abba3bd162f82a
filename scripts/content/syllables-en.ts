/**
 * Counts the syllables of an English word: groups of vowels, less the silent e, plus the places where
 * neighbouring vowels are said apart. English spelling cannot be read by rule alone; words that the rules miss
 * stand in syllables-en-exceptions.ts.
 */
import { englishExceptions } from './syllables-en-exceptions.ts';

/** Letters that stand for no vowel sound of their own, and endings where e is silent. */
const silenced: readonly (readonly [RegExp, string])[] = [
  [/qu/g, 'q'],
  [/gu(?=[aei])/g, 'g'],
  [/^y(?=[aeiou])/, ''],
  // A silent e stays silent before these endings (safe-ly, move-ment), but not in -le (settle-ment).
  [/(?<![^aeiou]l)(?<=[^aeiou])e(?=(?:ly|ful(?:ly)?|less|ness|ments?)$)/, ''],
  // -es is heard after s, x, z, c, g, ch, sh and consonant + l only.
  [/(?<=[^aeiousxzcgh])(?<![^aeioulr]l)es$|(?<=[^cs]h)es$/, 's'],
  // -ed is heard after t, d, consonant + l (settled) and consonant + r (hundred) only.
  [/(?<=[^aeioutd])(?<![^aeioulr]l)(?<![bcdfgkpt]r)ed$/, 'd'],
  [/(?<=[^aeiou])(?<![^aeioulr]l)e$/, ''],
];

/** The places where a new syllable begins between two vowels. */
const breaks: readonly RegExp[] = [
  /(?<=y)(?=[aeiou])/g,
  // ia: trial, bacteria; not special, Asian, carriage.
  /(?<=[^cst]i)(?=a(?!ge))|(?<=[ct]i)(?=at)|(?<=^i)(?=[ao])/g,
  // io: period, biopsy; not nation, region, cushion, million, onion, cautious.
  /(?<=[^tscgxhn]i)(?<!lli)(?=o)|(?<=[tscgxhn]i)(?=o(?![nu]))/g,
  /(?<=ni)(?=ou)/g,
  /(?<=i)(?=u)/g,
  // ie: diet, client, experience; not patient, friend. Also easier, itchiest; not pier, priest.
  /(?<=[^tcs]i)(?=e(?:t|n[tc]))/g,
  /(?<=[aeiou].*[^aeiou]i)(?=e(?:rs?|st)$)/g,
  // eo: video, eosinophil; not people, surgeon, gorgeous.
  /(?<=(?<![pg])e)(?=o)/g,
  // ea: create, react, area; not treat, sea.
  /(?<=cre)(?=at)|(?<=re)(?=act|ass|arr|app)|(?<=[aeiou].*[^aeiou]e)(?=as?$)/g,
  /(?<=[aeou])(?=ing$)|(?<=^re)(?=i[mn].)/g,
  /(?<=u)(?=a|o|en[tcz]|els?$)/g,
  /(?<=[lr]u)(?=i[dn])(?<!bru)(?!ise)|(?<=u)(?=ity$|ition)/g,
  /(?<=a)(?=o)|(?<=i)(?=i)/g,
  // A consonant that is a syllable of its own: spasm, rhythm.
  /(?<=[aeiou]s|yth)(?=ms?$)/g,
];

function baseSyllables(word: string): number {
  const known = englishExceptions.get(word) ?? englishExceptions.get(word.replace(/s$/, ''));
  if (known !== undefined) return known;
  const spoken = silenced.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
  const divided = breaks.reduce((text, pattern) => text.replaceAll(pattern, '|'), spoken);
  const consonantSyllable = /\|ms?$/.test(divided) ? 1 : 0;
  return Math.max(1, (divided.match(/[aeiouy]+/g)?.length ?? 0) + consonantSyllable);
}

/** What is said after an apostrophe: n't and 'll add a syllable after a consonant sound (didn't, it'll). */
function partSyllables(part: string): number {
  if (/^\p{Lu}{2,5}s?$/u.test(part)) return [...part.replace(/s$/, '')].reduce((sum, letter) => sum + (letter === 'W' ? 3 : 1), 0);
  const [stem = '', ending = ''] = part.toLowerCase().split(/['’]/);
  const negative = ending === 't' && stem.endsWith('n');
  const base = baseSyllables(negative ? stem.slice(0, -1) : stem);
  const heard = negative ? /[dstve]n$/.test(stem) && !/^are/.test(stem) : /^(?:ll|ve)$/.test(ending) && /[^aeiouy]$/.test(stem);
  return base + (heard || (ending === 's' && /(?:[sxz]|[cs]h|[scg]e)$/.test(stem)) ? 1 : 0);
}

/**
 * Syllables of one word without digits; at least 1. Hyphenated words are the sum of their parts, and names of
 * two to five capitals are read letter by letter.
 */
export function englishSyllables(word: string): number {
  const parts = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}'’]+/u)
    .filter((part) => /\p{L}/u.test(part));
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + partSyllables(part), 0),
  );
}
