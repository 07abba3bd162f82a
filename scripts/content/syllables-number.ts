/**
 * Syllables of figures "as they are normally read aloud" (Flesch, How to Write Plain English, 1979, chapter 2).
 * The rule, kept simple: whole numbers below a million are read in full, English years 1100-2099 in pairs,
 * decimals digit by digit after "point" / "punto", 911 and longer groups (phone numbers) digit by digit;
 * % and $ add "percent" / "por ciento" and "dollars" / "dólares"; h:mm reads both numbers.
 */
import type { Language } from '#app/site/language.ts';

interface NumberSyllables {
  /** 0 to 19. */
  readonly small: readonly number[];
  /** 0, 10, 20 … 90. */
  readonly tens: readonly number[];
  /** What "hundred" adds to the digit, or the whole hundreds from 0 to 900. */
  readonly hundreds: readonly number[];
  /** Between tens and ones from 31 on: "treinta y uno". */
  readonly joint: number;
  readonly thousand: number;
  readonly point: number;
  readonly percent: number;
  readonly dollars: number;
}

const tables: Readonly<Record<Language, NumberSyllables>> = {
  en: {
    small: [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2],
    tens: [0, 1, 2, 2, 2, 2, 2, 3, 2, 2],
    hundreds: [0, 3, 3, 3, 3, 3, 3, 4, 3, 3],
    joint: 0,
    thousand: 2,
    point: 1,
    percent: 2,
    dollars: 2,
  },
  es: {
    small: [2, 2, 1, 1, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 3, 2, 3, 4, 3, 4],
    tens: [0, 1, 2, 2, 3, 3, 3, 3, 3, 3],
    hundreds: [0, 2, 3, 3, 4, 3, 3, 4, 4, 4],
    joint: 1,
    thousand: 1,
    point: 2,
    percent: 3,
    dollars: 3,
  },
};

function belowHundred(value: number, table: NumberSyllables): number {
  if (value < 20) return table.small[value] ?? 1;
  const ones = value % 10;
  const joint = value > 30 ? table.joint : 0;
  return (table.tens[Math.floor(value / 10)] ?? 1) + (ones === 0 ? 0 : joint + (table.small[ones] ?? 1));
}

/** A comma between thousands tells a quantity from a year: 1,500 against 1500. */
function wholeSyllables(whole: string, language: Language, table: NumberSyllables): number {
  const digits = whole.replaceAll(',', '');
  const value = Number(digits);
  if (digits === '911' || digits.length > 6) return [...digits].reduce((sum, digit) => sum + (table.small[Number(digit)] ?? 1), 0);
  if (language === 'en' && !whole.includes(',') && value >= 1100 && value < 2100 && value % 1000 > 9) {
    return belowHundred(Math.floor(value / 100), table) + (value % 100 === 0 ? 2 : belowHundred(value % 100, table));
  }
  const thousands = Math.floor(value / 1000);
  const hundreds = Math.floor((value % 1000) / 100);
  const rest = value % 100;
  const spokenThousands = language === 'es' && thousands === 1 ? 0 : thousands;
  return (
    (spokenThousands > 0 ? wholeSyllables(String(spokenThousands), language, table) : 0) +
    (thousands > 0 ? table.thousand : 0) +
    (language === 'es' && value === 100 ? 1 : (table.hundreds[hundreds] ?? 0)) +
    (rest > 0 || value === 0 ? belowHundred(rest, table) : 0)
  );
}

/** Syllables of the figures in a word such as 12, 1,500, 0.3, 40%, $25 or 9:30; letters in it are not counted. */
export function numberSyllables(word: string, language: Language): number {
  const table = tables[language];
  let sum = (word.includes('%') ? table.percent : 0) + (word.includes('$') ? table.dollars : 0);
  for (const figure of word.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []) {
    const [whole = '0', decimals = ''] = figure.split('.');
    sum += wholeSyllables(whole, language, table);
    if (decimals !== '') sum += [...decimals].reduce((total, digit) => total + (table.small[Number(digit)] ?? 1), table.point);
  }
  return sum;
}
