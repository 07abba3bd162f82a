import type { PhysicianCardData } from '#app/parts/physicians/physician-card.tsx';
import { words } from '#app/parts/physicians/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { portraitWidths } from '#art/drawn.ts';

const portrait = [
  { suffix: 'card', widths: portraitWidths.card, media: '(min-width: 1024px)' },
  { suffix: 'square', widths: portraitWidths.square },
] as const;

/**
 * The physicians who own the practice: rows on phones and tablets, equal cards side by side on wide windows. The name is the only
 * link and covers the whole card; the hints on hover, focus or touch screens are hidden from screen readers.
 */
export function PhysicianList({ physicians }: { readonly physicians: readonly PhysicianCardData[] }) {
  const w = useWords(words);
  return (
    <ul className="people">
      {physicians.map(({ id, name, credentials, portraitAlt, tagline, shortDescription, badges }) => (
        <li key={id}>
          <div className="person group">
            <div className="person-plate">
              <ThemedPicture
                path={`/art/portraits/${id}`}
                variants={portrait}
                width={320}
                height={320}
                sizes="(min-width: 1024px) 352px, 112px"
                alt={portraitAlt}
                className="person-portrait"
              />
            </div>
            <div className="person-words">
              <h3>
                <PageLink to={`physician/${id}`} className="person-link">
                  {name}, {credentials}
                </PageLink>
              </h3>
              {tagline && <p className="person-tagline">{tagline}</p>}
            </div>
            <div className="person-words person-more-words">
              <p className="person-about">{shortDescription}</p>
              {badges.length > 0 && (
                <p className="person-badges">
                  {badges.map((badge) => (
                    <span key={badge}>{badge}</span>
                  ))}
                </p>
              )}
              <span aria-hidden="true" className="btn btn-secondary person-more">
                {w.learnMore}
              </span>
              <p aria-hidden="true" className="person-profile">
                {w.viewProfile}
                <Icon name="arrow-right" />
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
