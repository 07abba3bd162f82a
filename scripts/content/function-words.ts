/**
 * Lists the function words that reveal a language. Words that both languages have (a, no, me, he, has, son, once, red, sin, con in "pros
 * and con") are in neither list, or in `shared`, except where one use is very rare.
 */
import type { Language } from '#app/site/language.ts';

const lists: Readonly<Record<Language, string>> = {
  en: `the and of to is are was were be been you your yours we our us they their them it its this that these those
    with for from at by or if not can cannot can't may might must should will would could do does did don't doesn't
    have had having what when where which who why how there here then than because while after before about into
    over under more most many much some any each every other such only very too also just in on an as but so up out
    get gets make makes take takes call ask wear bring keep learn read see`,
  es: `el la los las de del que y e en un una unos unas por para su sus se al lo como más pero o u si le les usted ustedes
    muy ya cuando también hay está están esta este estos estas ese esa eso esto es era fue ser con cada donde dónde
    qué cómo cuándo quién cuál porque sobre entre hasta desde sin ni son han ha puede pueden debe tiene tienen hace
    nos nuestro nuestra nuestros nuestras mi mis yo todo toda todos todas otro otra otros otras mucho mucha muchos
    muchas poco aunque después antes mientras durante según así bien nunca siempre`,
};

const shared = new Set('hay a e o u no me he has son once red sin con es se la as in so an is'.split(' '));

function collect(language: Language): ReadonlySet<string> {
  return new Set(lists[language].split(/\s+/));
}

const all: Readonly<Record<Language, ReadonlySet<string>>> = { en: collect('en'), es: collect('es') };

/** Whether a word is one of the language's function words. */
export function isFunctionWord(word: string, language: Language): boolean {
  return all[language].has(word);
}

/** Whether a word is a sign of a foreign language; words that both languages have are not. */
export function isTellingWord(word: string, language: Language): boolean {
  return all[language].has(word) && !shared.has(word);
}
