/** Finds English turns of phrase that read as translated, and says what people in San Antonio say instead. */
import { contentPieces } from './content-texts.ts';
import { type Phrase, phraseProblems } from './phrases.ts';
import { printProblems } from './problem.ts';
import { wordsPieces } from './words-modules.ts';

/** Words that follow "hold" where it means to grip, to wait or to keep in place. */
const gripped = 'the|an?|your|his|her|their|it|them|hands|on|off|down|up|back|still|firmly|for|water|\\d';

const said: readonly (readonly [RegExp, string])[] = [
  [/\b(?:above all|most of all)\b/i, 'especially'],
  [/\bseldom\b/i, 'rarely'],
  [/\bin place of\b/i, 'instead of'],
  [/\bput(?:s|ting)? up with\b/i, 'tolerate'],
  [/\bnot so\.(?!\S)/i, 'not true'],
  [/\bpregnancy doctor/i, 'OB-GYN or midwife'],
  [/\bask as well\b/i, 'also ask'],
  [/\bshort breath\b/i, 'shortness of breath'],
  [/\ba fast heart\b(?! ?(?:beat|rate))/i, 'a racing heart'],
  [/(?<!\b(?:of|in) )\beach (?:day|week|night|morning)\b/i, 'every …" or "daily'],
  [/\bwait(?:ing)? with (?!(?:us|you|him|her|them|someone|your)\b)/i, 'hold off on" or "postpone'],
  [/\bspeaks? for (?!(?:the|them|us|him|her|you)\b)/i, 'point to'],
  [/\bsuits? you\b/i, 'work for you'],
  [/\bby yourself\b/i, 'on your own'],
  [/\b(?:stop|start|change) (?:or \w+ )?(?:it |them )?alone\b/i, 'on your own'],
  [/\bfrom a shop\b/i, 'store-bought'],
  [/(?<!year )\bround (?:its|the|your)\b|\bgo(?:es)? round\b/i, 'around'],
  [/\b(?:fall|falls|fell) ill\b/i, 'get sick'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bsomebody\b/i, 'someone'],
  [/\banew\b/i, 'again'],
  [/\ball the same(?=[.,:;])/i, 'anyway'],
  [/\bcomes? on top\b/i, 'add to it'],
  [/\bmeat of (?:an? )?mammals?\b/i, 'meat from mammals'],
  [/\bthen the call\b/i, 'then call 911'],
  [/\bas it stands\b|\bcannot stand there\b|\bstands? (?:on|in) (?:this|your) (?:card|list|page)|\bstands? in until\b/i, 'is" or "appears'],
  [new RegExp(`\\bholds? (?!(?:${gripped})\\b)`, 'i'), 'contain", "have" or "be made with'],
  [/\bgoes on\b(?! (?:the|your|to)\b)|\b(?:may|can|should|will|shots|people) go on\b(?! (?:the|your|an?)\b)/i, 'continue" or "keep …ing'],
  [/, also (?:after|at|before|by|for|if|in|on|those|to|when|with|without)\b/i, 'even" or "including'],
  [/\bmust (?:I|we|my)\b/i, 'do I have to'],
  [/(?:^|[.:!?] )Plan (?=[\d{])/, 'plan on'],
  [/\bmark (?:this box|all that apply)\b/i, 'check'],
  [/\b(?:phones?|fax|email) of\b/i, 'pharmacy phone", not "phone of the pharmacy'],
  [/\b(?:will|may) do (?:too|instead|as well|the job)\b/i, 'work'],
  [/\bsets? free\b/i, 'release'],
  [/\bvisits? by video\b/i, 'video visit'],
  [/\bplain pages\b/i, 'plain-language pages'],
  [/(?:^|[.!?] )So (?:is|are) \w/, 'is one too", with the noun, not "so is'],
];

export const englishPhrases: readonly Phrase[] = said.map(([pattern, better]) => ({
  pattern,
  wrong: 'reads as translated.',
  mend: `Write "${better}".`,
}));

if (import.meta.main)
  process.exitCode = printProblems('English phrases', phraseProblems([...contentPieces(), ...(await wordsPieces())], 'en', englishPhrases));
