import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import type { ShownReview } from './review-list.tsx';
import { words } from './words.ts';

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
      {children}
      <blockquote className={classes.quote}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={`${classes.author} text-base text-quiet`}>
        <span className="font-semibold text-ink">{author}</span>
        {doctor && <>, {w.about(doctor)}</>}, {w.source(source)}
      </figcaption>
    </figure>
  );
}
