import { useId } from 'react';
import type { ChildrensPageId } from '#app/site/pages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { doorPictures } from './door-pictures.tsx';
import { words as doorWords } from './door-words.ts';
import { Facade } from './facades.tsx';

interface StreetDoor {
  readonly id: ChildrensPageId;
  readonly title: string;
}

interface StreetProps {
  readonly label: string;
  readonly doors: readonly StreetDoor[];
  readonly as: 'h2' | 'h3';
}

/** Draws cut-paper flags over a street, each 60 units wide. */
function Flags() {
  const shades = ['kz-flag-1', 'kz-flag-2', 'kz-flag-3', 'kz-flag-4'];
  const flags = useId();
  return (
    <svg className="kz-flags" width="100%" height="64" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={flags} width="240" height="64" patternUnits="userSpaceOnUse">
          <path d="M0 4q120 14 240 0" className="kz-string" />
          {shades.map((shade, place) => (
            <path
              key={shade}
              fillRule="evenodd"
              className={shade}
              transform={`translate(${place * 60 + 6} ${place === 1 || place === 2 ? 10 : 7})`}
              d="M0 0h48v36l-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8zM24 8l5 8-5 8-5-8zM8 10h6v6H8zM34 10h6v6h-6zM8 24h6v5H8zM34 24h6v5h-6z"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="64" fill={`url(#${flags})`} />
    </svg>
  );
}

/**
 * Draws a street of doors, each a link to one of the children's pages. On a phone it scrolls sideways, one door per screen; wide
 * windows show all of it.
 */
export function Street({ label, doors, as: Heading }: StreetProps) {
  const texts: Readonly<Record<ChildrensPageId, string>> = useWords(doorWords);
  return (
    <div className="kz-street">
      <Flags />
      <ul aria-label={label} className="kz-houses">
        {doors.map(({ id, title }) => (
          <li key={id} className="kz-house">
            <Facade page={id} picture={doorPictures[id]} />
            <div className="kz-house-sign">
              <Heading>
                <PageLink to={id}>{title}</PageLink>
              </Heading>
              <p>{texts[id]}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="kz-sidewalk" aria-hidden="true" />
    </div>
  );
}
