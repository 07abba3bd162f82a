/** The form field where a text of a page is edited. */
export interface TextPlace {
  readonly address: string;
  readonly name: string;
}

interface Piece {
  readonly plain: string;
  readonly place: TextPlace;
}

/** How much of a longer text must match fields, in letters or as a share: less would match by chance. */
const least = { letters: 24, share: 0.5 };

/** Finds the fields that contain a text shown on a page. */
export class TextIndex {
  /** Longest first. */
  readonly #pieces: readonly Piece[];

  constructor(texts: readonly { readonly text: string; readonly place: TextPlace }[]) {
    const pieces = texts.flatMap(({ text, place }) => piecesOf(text).map((plain) => ({ plain, place })));
    this.#pieces = pieces.toSorted((one, other) => other.plain.length - one.plain.length);
  }

  /**
   * Returns the fields that equal the text, and the fields that it joins: "Dr. Elena Márquez" may be a caption, and title and name.
   * Otherwise returns fields whose words make up half of it, or that contain it.
   */
  find(text: string): TextPlace[] {
    const plain = plainText(text);
    const whole = this.#pieces.filter((one) => one.plain === plain);
    if (whole.length > 0) return onceEach([...whole, ...this.#within(plain, 1)]);
    const within = this.#within(plain, least.share);
    if (within.length > 0 || plain.length < least.letters) return onceEach(within);
    return onceEach(this.#pieces.filter((one) => holds(one.plain, plain)));
  }

  /** Returns shorter texts that make up this share of the text, or one long piece: longest first, each word counted once. */
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

/** Splits a text at its values and removes link targets, because pages show both differently. */
function piecesOf(text: string): string[] {
  const parts = text.replace(/\]\([^)]*\)/g, ']').split(/\{[^}]*\}/);
  return parts.map(plainText).filter(Boolean);
}

/** Keeps lowercase letters and digits only, because pages add quotation marks and format numbers. */
function plainText(text: string): string {
  const words = text.normalize('NFC').toLowerCase();
  return words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
