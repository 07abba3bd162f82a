/** Finds Spanish titles with a capital inside: only the first word and proper names have one. */
import { locations } from '#app/content/content.server.ts';
import { medications } from '#app/content/medicines/medications.server.ts';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { wordsPieces } from './words-modules.ts';
import type { WrittenText } from './written-text.ts';

/** Names in our titles besides offices and listed brands: places, plants and molds, a notice, another medicine. */
const properNames = ['San', 'Antonio', 'Texas', 'Ashe', 'Bermuda', 'Johnson', 'Iva', 'Bexar', 'México'];
const otherNames = ['Alternaria', 'Cladosporium', 'Aviso', 'Xolair'];

function isName(word: string): boolean {
  const brands = medications().medications.flatMap((one) => [...one.brands, ...(one.mexicanBrands ?? []), ...(one.also ?? [])]);
  const offices = locations().map(({ name }) => name.es);
  return [...properNames, ...otherNames, ...[...offices, ...brands].flatMap((name) => name.split(/[\s-]/))].includes(word);
}

/** Returns words after the first with a capital that are not proper names; one that opens a sentence or a bracket may. */
export function strayCapitals(title: string): string[] {
  const words = [...title.normalize('NFC').matchAll(/\p{L}+/gu)];
  return words
    .filter(({ index }, place) => place > 0 && !/[.?!:¿¡“"(…]\s*$/u.test(title.slice(0, index)))
    .map(([word]) => word)
    .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isName(word));
}

const isTitle = ({ field = '' }: TextPiece) => /(?:title|label|heading)$/i.test(field);

export function titleProblems(articles: readonly WrittenText[], pieces: readonly TextPiece[]): Problem[] {
  const headings = articles
    .filter(({ language }) => language === 'es')
    .flatMap(({ path, blocks, frontMatterBlocks }) =>
      [
        ...frontMatterBlocks.filter(({ tag }) => tag === 'title'),
        ...blocks.filter(({ kind }) => kind === 'heading' || kind === 'attribute'),
      ].map(({ line, text }) => ({ path, line, text })),
    );
  const titles = pieces.filter((piece) => piece.language === 'es' && !piece.searchWords && isTitle(piece));
  return [...headings, ...titles].flatMap(({ path, line, text }) =>
    strayCapitals(text).map((word) => ({
      path,
      line,
      wrong: `"${word}" has a capital in the title "${text}".`,
      mend: `Write "${word.toLowerCase()}", or list it among the proper names of scripts/content/title-capitals.ts.`,
    })),
  );
}

if (import.meta.main)
  process.exitCode = printProblems('capitals in titles', titleProblems([], [...contentPieces(), ...(await wordsPieces())]));
