import type { CareLevel } from '#app/content/articles/care-levels.ts';
import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { PictureFigure } from '#app/parts/pictures/picture-figure.tsx';
import { pictureOfProse } from '#app/parts/pictures/shown-picture.ts';
import type { WordsIn } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { SpecialParts } from '#app/ui/prose.tsx';
import { Citation } from './citation.tsx';
import { Term } from './term.tsx';
import type { words } from './words.ts';

/** Draws the parts of an article that are more than text: care cards, questions, myths, words, steps, citations. */
export function articleParts(w: WordsIn<typeof words>, card?: ShownEmergencyCard): SpecialParts {
  return {
    care(element, children) {
      const level = String(element.attributes.level) as CareLevel;
      // What cannot wait is never folded.
      const foldId = level === '911' || level === 'er' ? undefined : `care-${level}`;
      return (
        <CareCard level={level} foldId={foldId} card={level === '911' ? card : undefined}>
          {children}
        </CareCard>
      );
    },
    question(element, children) {
      return (
        <details className="disclosure">
          <summary>
            {String(element.attributes.ask)}
            <Icon name="chevron-down" />
          </summary>
          <div>{children}</div>
        </details>
      );
    },
    myth(element, children) {
      return (
        <div className="myth">
          <p>
            <span className="sr-only">{`${w.mythSays}: `}</span>
            <s>{`“${String(element.attributes.says)}”`}</s>
          </p>
          <div>
            <span className="sr-only">{`${w.truth}: `}</span>
            {children}
          </div>
        </div>
      );
    },
    step(element, children) {
      const time = element.attributes.time;
      return (
        <div className="step">
          <h3>{String(element.attributes.title)}</h3>
          {time !== undefined && (
            <p className="step-time">
              <Icon name="clock" />
              {String(time)}
            </p>
          )}
          <div>{children}</div>
        </div>
      );
    },
    word(element, children) {
      return (
        <dl className="word">
          <dt>
            <span lang="en">
              <span className="sr-only">{`${w.english}: `}</span>
              {String(element.attributes.english)}
            </span>
            <span aria-hidden="true"> · </span>
            <span lang="es">
              <span className="sr-only">{`${w.spanish}: `}</span>
              {String(element.attributes.spanish)}
            </span>
          </dt>
          <dd>{children}</dd>
        </dl>
      );
    },
    term(element, children) {
      const { english, spanish, meaning, opening, closing } = element.attributes;
      return (
        <Term
          english={String(english)}
          spanish={String(spanish)}
          meaning={String(meaning)}
          opening={String(opening)}
          closing={String(closing)}
        >
          {children}
        </Term>
      );
    },
    picture(element) {
      return <PictureFigure picture={pictureOfProse(element)} />;
    },
    cite(element) {
      return <Citation number={Number(element.attributes.number)} />;
    },
  };
}
