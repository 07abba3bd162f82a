import type { FirstVisitStep } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';

/** The background of each picture, as on the doors of the home page; darker in the dark theme. */
const grounds: Readonly<Record<FirstVisitStep['id'], string>> = {
  arrive: 'bg-[light-dark(#d3e6ee,#1d3a49)]',
  drops: 'bg-[light-dark(#f8e0cb,#49372a)]',
  wait: 'bg-[light-dark(#f6e7bd,#45391d)]',
  plan: 'bg-[light-dark(#d6e8d6,#21402f)]',
};

interface FirstVisitPicturesProps {
  readonly steps: readonly Localized<FirstVisitStep>[];
  /** On the first visit's page, each picture links down to the section about it. */
  readonly linked?: boolean;
}

/** Draws the first visit in four pictures; on phones with their text beside them, or with only the title where they are links. */
export function FirstVisitPictures({ steps, linked = false }: FirstVisitPicturesProps) {
  const Heading = linked ? 'h2' : 'h3';
  return (
    // An empty marker instead of none: without markers Safari drops the role of the list.
    <ol className={`grid list-[''] gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-4 ${linked ? 'max-md:grid-cols-4 max-md:gap-2' : ''}`}>
      {steps.map(({ id, section, title, text }) => (
        <li key={id} className={`relative flex flex-wrap items-center gap-4 lg:block ${linked ? 'max-md:block' : ''}`}>
          <img
            src={`/art/first-visit/${id}.svg`}
            alt=""
            width="280"
            height="200"
            loading="lazy"
            decoding="async"
            className={`h-auto w-32 flex-none rounded-card lg:w-full ${grounds[id]} ${linked ? 'max-md:w-full' : ''}`}
          />
          <div className="min-w-0 flex-[1_1_8rem]">
            <Heading className={`text-[1.125rem] lg:mt-2.5 ${linked ? 'max-md:mt-1.5 max-md:text-[0.875rem] max-md:leading-tight' : ''}`}>
              {linked ? (
                <a href={`#${section}`} className="text-ink after:absolute after:inset-0">
                  {title}
                </a>
              ) : (
                title
              )}
            </Heading>
            <p className={`mt-1 text-base leading-snug text-quiet ${linked ? 'max-md:hidden' : ''}`}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
