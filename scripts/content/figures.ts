/**
 * Reports a published figure without a citation after it in the same paragraph or list item, and any line that reads as an instruction on
 * how much of a medicine to take. Figures that need a source: percentages, mg and similar amounts, shares (1 in 10), years from 1900, ages,
 * spans of weeks, months or years, and counts of three digits or more. Exempt: a figure in a sentence of the article's `confirm` list,
 * which the physician approves or removes; `time` of a step (the length of a visit), minutes, hours and days, 911, 988 and phone numbers,
 * headings, and the shown attributes of tags (a question cannot carry a citation; its answer does).
 */
import { articleFiles } from './article-files.ts';
import { sentencesToConfirm } from './confirm.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';
import { type Block, readMdoc, type WrittenText } from './written-text.ts';

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const span = '(?:weeks?|months?|years?|semanas?|meses|mes|años?)';

/** Types of figures, and how they are written in both languages. */
const sourced: readonly (readonly [string, RegExp])[] = [
  ['percentage', new RegExp(`${number}\\s?(?:%|percent\\b|por ciento\\b)`, 'giu')],
  ['amount', new RegExp(`${number}\\s?(?:mg|mcg|µg|ml|g|gramos?|grams?)\\b`, 'giu')],
  [
    'age',
    /\b(?:ages?|aged|edad(?:es)?(?: de)?|(?:mayores|menores) de|desde los|antes de los|a los|(?:older|younger) than)\s\d{1,2}\b(?!(?:\s(?:a|to|o|or|y|and)\s\d+)?\s(?:minut|hour|hora|day|d[ií]a))/giu,
  ],
  ['age', /\b\d{1,2}\s(?:and|or|y|o)\s(?:older|up|over|younger|más|mayores|menores)(?!\p{L})/giu],
  ['share', /\b\d+\s(?:in|out of|of every|de cada)\s\d+\b/giu],
  ['span or age', new RegExp(`(?:${number}(?:\\s?(?:-|–|to|a|or|o|and|y)\\s?))?${number}[\\s-]${span}(?![\\p{L}])`, 'giu')],
  ['year', /(?<![\d,.$-])(?:19|20)\d{2}(?!\d|,\d|\.\d)/gu],
  ['count', /(?<![\d.,-])(?:\d{1,3}(?:,\d{3})+|\d{3,})(?![\d-]|,\d|\.\d)/gu],
];

export interface Figure {
  readonly kind: string;
  readonly text: string;
  readonly at: number;
}

/** Returns the figures of a text that need a source, each reported once, in reading order. */
export function figuresNeedingSource(text: string): Figure[] {
  const plain = text.replaceAll(/\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b(?:911|988)\b/g, (found) => ' '.repeat(found.length));
  const found = sourced.flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)].map((match): Figure => ({ kind, text: match[0], at: match.index })),
  );
  const covers = (one: Figure, other: Figure) => one.at <= other.at && one.at + one.text.length >= other.at + other.text.length;
  return found
    .filter(
      (figure, index) =>
        !found.some((other, place) => place !== index && covers(other, figure) && !(covers(figure, other) && index < place)),
    )
    .sort((one, other) => one.at - other.at);
}

const amountOfMedicine =
  /\d\s?(?:mg|mcg|µg|ml|units?|unidades|tablets?|pills?|puffs?|drops?|teaspoons?|tabletas?|pastillas?|inhalaciones|disparos|gotas?|cucharaditas?|cucharadas?)\b/iu;
const order =
  /(?:^|[.;:,]\s*|\b(?:you (?:can|should|may|must)|then|and|debe|puede|y|luego)\s+)(?:take|give|use|swallow|inhale|tome|tomar|dé|dele|dar|use|usar|inhale|inhalar)\b/iu;

/** Whether a sentence says how much of a medicine to take. */
export function isDoseInstruction(sentence: string): boolean {
  return amountOfMedicine.test(sentence) && order.test(sentence);
}

/** Whether the figure is inside one of the sentences, as the text has them. */
function isInside({ at, text: figure }: Figure, text: string, sentences: readonly string[]): boolean {
  return sentences.some((sentence) => {
    const from = text.indexOf(sentence);
    return from !== -1 && at >= from && at + figure.length <= from + sentence.length;
  });
}

function blockProblems(path: string, { kind, text, line, lastCiteAt, situations }: Block, toConfirm: readonly string[]): Problem[] {
  const doses = splitSentences(text)
    .filter(isDoseInstruction)
    .map((sentence) => ({
      path,
      line,
      wrong: `tells the reader how much medicine to take: "${sentence}"`,
      mend: 'Leave the dose to the prescriber and the label.',
    }));
  // A situation has its sources, or its mark for the physician, in situations.yaml.
  if (kind === 'heading' || kind === 'attribute' || situations.length > 0) return doses;
  const uncited = figuresNeedingSource(text)
    .filter((figure) => figure.at >= lastCiteAt && !isInside(figure, text, toConfirm))
    .map((figure) => ({
      path,
      line,
      wrong: `${figure.kind} "${figure.text}" has no citation after it in its paragraph or list item.`,
      mend: 'Add {% cite id="…" /%} after the figure, list the sentence under confirm: in article.yaml, or leave the figure out.',
    }));
  return [...doses, ...uncited];
}

export function figureProblems(articles: readonly WrittenText[], toConfirm = sentencesToConfirm): Problem[] {
  return articles.flatMap(({ path, language, blocks }) => {
    const sentences = toConfirm(path, language);
    return blocks.flatMap((block) => blockProblems(path, block, sentences));
  });
}

if (import.meta.main) {
  process.exitCode = printProblems('figures', figureProblems(articleFiles(process.argv.slice(2)).map(readMdoc)));
}
