/** Where a text of a page is changed. */
export interface Place {
  readonly address: string;
  readonly name: string;
}

/** Each address once. */
export const onceEach = (places: readonly Place[]): Place[] => [...new Map(places.map((place) => [place.address, place])).values()];

interface Piece {
  readonly plain: string;
  readonly place: Place;
}

/** How much of a text must stand in fields, where it says more than they do: less would be found by chance. */
const least = { letters: 24, share: 0.5 };

/** Finds the fields that hold what stands on a page. */
export class TextIndex {
  readonly #pieces: readonly Piece[];
  readonly #whole: ReadonlyMap<string, readonly Piece[]>;
  /** Texts in which the page fills one value in. */
  readonly #filled: readonly { readonly begin: string; readonly end: string; readonly place: Place }[];

  constructor(texts: readonly { readonly text: string; readonly place: Place }[]) {
    const split = texts.map(({ text, place }) => piecesOf(text).map((plain) => ({ plain, place })));
    this.#whole = Map.groupBy(
      split.flatMap((pieces) => (pieces.length === 1 ? pieces : [])),
      ({ plain }) => plain,
    );
    this.#filled = texts.flatMap(({ text, place }) => {
      const [begin = '', end, more] = partsOf(text);
      const isLong = `${begin}${end}`.length >= least.letters;
      return end !== undefined && more === undefined && isLong ? [{ begin, end, place }] : [];
    });
    this.#pieces = split.flat().toSorted((one, other) => other.plain.length - one.plain.length);
  }

  /** The fields that hold exactly this text, and those it is put together of: "Dr. Elena Márquez" may be a caption, and title and name. */
  exactly(text: string): Place[] {
    const plain = plainText(text);
    const whole = placesOf(this.#whole.get(plain) ?? []);
    return whole.length > 0 ? [...whole, ...this.#within(plain, 1)] : whole;
  }

  /** The fields whose words make up most of this text, or of which it is a part. */
  nearly(text: string): Place[] {
    const plain = plainText(text);
    const within = this.#within(plain, least.share);
    if (within.length > 0 || plain.length < least.letters) return within;
    const filled = placesOf(this.#filled.filter(({ begin, end }) => plain.startsWith(begin) && plain.endsWith(end)));
    return filled.length > 0 ? filled : placesOf(this.#pieces.filter((piece) => holds(piece.plain, plain)));
  }

  /** Shorter texts that make up this share of it: from the longest on, each word counted once. */
  #within(plain: string, share: number): Place[] {
    const found: Piece[] = [];
    let rest = plain;
    for (const piece of this.#pieces) {
      if (piece.plain === plain && share === 1) continue;
      if (!holds(rest, piece.plain) && found.at(-1)?.plain !== piece.plain) continue;
      found.push(piece);
      rest = ` ${rest} `.replace(` ${piece.plain} `, ' | ').trim();
    }
    const left = rest.replace(/[| ]/g, '').length;
    return left <= plain.length * (1 - share) ? placesOf(found) : [];
  }
}

const holds = (long: string, short: string) => ` ${long} `.includes(` ${short} `);
const placesOf = (pieces: readonly Pick<Piece, 'place'>[]) => onceEach(pieces.map(({ place }) => place));

/** Without what pages write in their own way: the target of a link, and what stands for a value. */
function partsOf(text: string): string[] {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\{[^}]*\}/)
    .map(plainText);
}
const piecesOf = (text: string) => partsOf(text).filter(Boolean);

/** Letters and digits alone: pages add quotation marks and set numbers apart in their own way. */
function plainText(text: string): string {
  const words = text.normalize('NFC').toLowerCase();
  return words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
