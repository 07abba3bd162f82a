import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export interface ShownReview {
  readonly text: string;
  readonly author: string;
  /** Whole stars, 1–5. */
  readonly rating: number;
  /** Where it was written, e.g. Google. */
  readonly source: string;
  readonly sample?: boolean;
  /** Whom it is about, as spoken of; left out where the page says so already. */
  readonly doctor?: string;
}

interface ReviewFigureProps {
  readonly review: ShownReview;
  /** Classes of the figure, the quote and the line that says whose it is. */
  readonly figure?: string;
  readonly quote?: string;
  readonly author: string;
  readonly children?: ReactNode;
}

/** One review, with who wrote it, of whom and where. */
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
