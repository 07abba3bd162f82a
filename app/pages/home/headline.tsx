interface HeadlineProps {
  /** The practice's tagline: each sentence becomes one phrase of the headline. */
  readonly text: string;
}

/** Draws each phrase of the tagline as a block; a word with a hyphen breaks only if the line is too short for it. */
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
