/** HTML from tagged templates: inserted values are escaped unless they are `Html` themselves. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template; undefined and false add nothing. */
export type Piece = Html | string | number | false | undefined | readonly Piece[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return String(piece).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Escapes for text and double-quoted attributes. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, place) => text + textOf(pieces[place])).join(''));
}
