import type { PhysicianId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export interface PhysicianCardData {
  readonly id: PhysicianId;
  readonly name: string;
  readonly credentials: string;
  readonly portraitAlt: string;
  readonly tagline: string | undefined;
  readonly shortDescription: string;
  readonly badges: readonly string[];
  readonly acceptsNewPatients: boolean;
}

interface PhysicianCardProps {
  readonly physician: PhysicianCardData;
  readonly heading?: 'h2' | 'h3';
}

/**
 * Draws a physician briefly. The name is the only link and covers the whole card; the hints that appear on hover, on focus
 * or on touch screens are only visual.
 */
export function PhysicianCard({ physician, heading: Heading = 'h3' }: PhysicianCardProps) {
  const w = useWords(words);
  const { id, name, credentials, portraitAlt, tagline, shortDescription, badges, acceptsNewPatients } = physician;
  return (
    <div className="card group relative flex h-full flex-col overflow-hidden motion-safe:transition-transform motion-safe:hover:-translate-y-1 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-bluebonnet">
      <div className="relative aspect-4/3 overflow-hidden bg-mist print:hidden">
        <PortraitImage
          id={id}
          crop="card"
          alt={portraitAlt}
          sizes="(min-width: 1152px) 352px, (min-width: 768px) 30vw, calc(100vw - 40px)"
          className="size-full object-cover motion-safe:transition-transform motion-safe:duration-500 motion-safe:group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-6">
        <Heading className="text-2xl">
          <PageLink
            to={`physician/${id}`}
            className="text-ink no-underline outline-none after:absolute after:inset-0 group-hover:underline"
          >
            {name}, {credentials}
          </PageLink>
        </Heading>
        {tagline && <p className="font-semibold text-gold">{tagline}</p>}
        <p className="text-base text-quiet">{shortDescription}</p>
        <p className="mt-auto border-t border-line pt-3 text-base font-semibold">
          {[badges.join(', '), acceptsNewPatients ? w.newPatients : w.noNewPatients].filter(Boolean).join('. ')}
        </p>
        <span
          aria-hidden="true"
          className="btn btn-secondary mt-1 w-fit opacity-0 group-hover:opacity-100 group-has-[a:focus-visible]:opacity-100 motion-safe:transition-opacity [@media(hover:none)]:hidden print:hidden"
        >
          {w.learnMore}
        </span>
        <p
          aria-hidden="true"
          className="mt-1 flex items-center gap-2 font-semibold text-bluebonnet [@media(hover:hover)]:hidden print:hidden"
        >
          {w.viewProfile}
          <Icon name="arrow-right" />
        </p>
      </div>
    </div>
  );
}
