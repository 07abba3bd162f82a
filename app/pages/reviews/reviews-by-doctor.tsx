import { ReviewList } from '#app/parts/reviews/review-list.tsx';
import type { ReviewGroup } from '#app/parts/reviews/reviews.server.ts';
import { words } from '#app/parts/reviews/words.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useWords } from '#app/ui/use-language.ts';

export function ReviewsByDoctor({ groups }: { readonly groups: readonly ReviewGroup[] }) {
  const w = useWords(words);
  return (
    <>
      <nav aria-label={w.byDoctor} className="print:hidden">
        <ul className="flex flex-wrap gap-3">
          {groups.map(({ id, doctor, reviews }) => (
            <li key={id}>
              <a href={`#${id}`} className="choice bg-card">
                {doctor} ({reviews.length})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, doctor, reviews }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-12 print:mt-4">
          <div className="mb-6 flex items-center gap-4">
            <div className="shrink-0 print:hidden">
              <PortraitImage id={id} crop="square" alt="" sizes="72px" className="size-18 rounded-full" />
            </div>
            <div className="min-w-0">
              <h2 id={`${id}-heading`} className="text-3xl">
                {w.reviewsOf(doctor)}
              </h2>
              <p className="text-base text-quiet">
                {w.numberOf(reviews.length)} · <PageLink to={`physician/${id}`}>{w.toProfile(doctor)}</PageLink>
              </p>
            </div>
          </div>
          <ReviewList reviews={reviews} />
        </section>
      ))}
    </>
  );
}
