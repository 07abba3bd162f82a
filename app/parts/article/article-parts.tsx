import type { CareLevel } from '#app/content/articles/care-levels.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { PictureFigure } from '#app/parts/pictures/picture-figure.tsx';
import { pictureOfProse } from '#app/parts/pictures/shown-picture.ts';
import type { WordsIn } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { SpecialParts } from '#app/ui/prose.tsx';
import { Term } from './term.tsx';
import type { words } from './words.ts';

/** How the parts of an article that mean more than text are drawn: care cards, questions, myths, words, steps, citations. */
export function articleParts(w: WordsIn<typeof words>): SpecialParts {
  return {
    care(element, children) {
      return <CareCard level={String(element.attributes.level) as CareLevel}>{children}</CareCard>;
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
        <div className="border-s-2 border-line ps-4">
          <p className="text-quiet">
            <span className="sr-only">{`${w.mythSays}: `}</span>
            {`“${String(element.attributes.says)}”`}
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
        <div className="step border-s-2 border-oak ps-5">
          <h3>{String(element.attributes.title)}</h3>
          {time !== undefined && (
            <p className="flex items-center gap-1.5 text-base text-gold">
              <Icon name="clock" />
              {String(time)}
            </p>
          )}
          <div className="mt-1">{children}</div>
        </div>
      );
    },
    word(element, children) {
      return (
        <dl className="border-b border-line pb-3 print:border-0 print:pb-0">
          <dt className="flex flex-wrap gap-x-3 font-semibold">
            <span lang="en">
              <span className="sr-only">{`${w.english}: `}</span>
              {String(element.attributes.english)}
            </span>
            <span aria-hidden="true" className="text-quiet">
              ·
            </span>
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
      const number = Number(element.attributes.number);
      return (
        <sup>
          <a href={`#source-${number}`} aria-label={w.source(number)}>
            {number}
          </a>
        </sup>
      );
    },
  };
}
