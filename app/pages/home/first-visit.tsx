import type { FirstVisitStep } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';

/** The first visit in four pictures, in order; on phones each beside its words. */
export function FirstVisit({ steps }: { readonly steps: readonly Localized<FirstVisitStep>[] }) {
  return (
    // An empty marker instead of none: without markers Safari drops the role of the list.
    <ol className="visit-steps">
      {steps.map(({ id, title, text }) => (
        <li key={id} className="visit-step">
          <img
            src={`/art/first-visit/${id}.svg`}
            alt=""
            width="280"
            height="200"
            loading="lazy"
            decoding="async"
            className="visit-picture"
          />
          <div className="min-w-0">
            <h3 className="row-title">{title}</h3>
            <p className="mt-1 text-base leading-snug text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
