import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export interface ShownReview {
  readonly text: string;
  readonly author: string;
  /** Whole stars, 1–5. */
  readonly rating: number;
  /** Where it was published, e.g. Google. */
  readonly source: string;
  readonly sample?: boolean;
  /** The title and name of the reviewed doctor; left out where the page already gives them. */
  readonly doctor?: string;
}

interface ReviewFigureProps {
  readonly review: ShownReview;
  /** Classes of the figure, the quote and the author's line. */
  readonly figure?: string;
  readonly quote?: string;
  readonly author: string;
  readonly children?: ReactNode;
}

/** Draws one review with its author, its doctor and its source. */
export function ReviewFigure({ review: { text, author, source, doctor }, children, ...classes }: ReviewFigureProps) {
  const w = useWords(words);
  return (
    <figure className={classes.figure}>
      <blockquote className={classes.quote}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={`${classes.author} text-base text-quiet`}>
        {children}
        <span className="font-semibold text-ink">{author}</span>
        {doctor && <>, {w.about(doctor)}</>}, {w.source(source)}
      </figcaption>
    </figure>
  );
}
