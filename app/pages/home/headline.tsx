interface HeadlineProps {
  /** The tagline of the practice: sentences, each of which is a phrase of the headline. */
  readonly text: string;
}

/** The tagline with each of its phrases as a block of its own; a word with a hyphen parts only where a line has no room for it. */
export function Headline({ text }: HeadlineProps) {
  return (
    <h1 tabIndex={-1}>
      {text
        .replaceAll('. ', '.\n')
        .split('\n')
        .map((phrase, place) => (
          <span key={phrase}>
            {place > 0 && ' '}
            <span className="block">
              {phrase.split(/(\S+-\S+)/).map((piece) =>
                piece.includes('-') ? (
                  <span key={piece} className="together">
                    {piece}
                  </span>
                ) : (
                  piece
                ),
              )}
            </span>
          </span>
        ))}
    </h1>
  );
}
