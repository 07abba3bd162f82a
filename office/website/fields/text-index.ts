/** Where a text of a page is changed. */
export interface TextPlace {
  readonly address: string;
  readonly name: string;
}

interface Piece {
  readonly plain: string;
  readonly place: TextPlace;
}

/** How much of a text must stand in fields, where it says more than they do: less would be found by chance. */
const least = { letters: 24, share: 0.5 };

/** Finds the fields that hold what stands on a page. */
export class TextIndex {
  /** From the longest on. */
  readonly #pieces: readonly Piece[];

  constructor(texts: readonly { readonly text: string; readonly place: TextPlace }[]) {
    const pieces = texts.flatMap(({ text, place }) => piecesOf(text).map((plain) => ({ plain, place })));
    this.#pieces = pieces.toSorted((one, other) => other.plain.length - one.plain.length);
  }

  /**
   * The fields that hold the text, and those it is put together of: "Dr. Elena Márquez" may be a caption, and title and
   * name. Else those whose words make up most of it, or of which it is a part.
   */
  find(text: string): TextPlace[] {
    const plain = plainText(text);
    const whole = this.#pieces.filter((one) => one.plain === plain);
    if (whole.length > 0) return onceEach([...whole, ...this.#within(plain, 1)]);
    const within = this.#within(plain, least.share);
    if (within.length > 0 || plain.length < least.letters) return onceEach(within);
    return onceEach(this.#pieces.filter((one) => holds(one.plain, plain)));
  }

  /** Shorter texts that make up this share of it, or a long piece of it: from the longest on, each word counted once. */
  #within(plain: string, share: number): Piece[] {
    const found: Piece[] = [];
    let rest = plain;
    for (const piece of this.#pieces) {
      if (piece.plain === plain || (!holds(rest, piece.plain) && found.at(-1)?.plain !== piece.plain)) continue;
      found.push(piece);
      rest = ` ${rest} `.replace(` ${piece.plain} `, ' | ').trim();
    }
    const isLong = share < 1 && (found[0]?.plain.length ?? 0) >= least.letters;
    return isLong || rest.replace(/[| ]/g, '').length <= plain.length * (1 - share) ? found : [];
  }
}

const holds = (long: string, short: string) => ` ${long} `.includes(` ${short} `);

function onceEach(pieces: readonly Piece[]): TextPlace[] {
  return [...new Map(pieces.map(({ place }) => [place.address, place])).values()];
}

/** Without what pages write in their own way: the target of a link, and what stands for a value. */
function piecesOf(text: string): string[] {
  const parts = text.replace(/\]\([^)]*\)/g, ']').split(/\{[^}]*\}/);
  return parts.map(plainText).filter(Boolean);
}

/** Letters and digits alone: pages add quotation marks and set numbers apart in their own way. */
function plainText(text: string): string {
  const words = text.normalize('NFC').toLowerCase();
  return words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
