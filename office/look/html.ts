/** HTML from tagged templates: whatever is put in is escaped, unless it is HTML from here itself. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template; undefined and false leave nothing. */
export type Piece = Html | string | number | false | undefined | readonly Piece[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return String(piece).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** For text and for attributes in double quotes. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, place) => text + textOf(pieces[place])).join(''));
}
