import { useLoaderData } from 'react-router';
import type { PageId } from '#app/site/pages.ts';
import { Icon } from './icon.tsx';
import { PageLink } from './page-link.tsx';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

export interface TrailStep {
  readonly id: PageId;
  readonly title: string;
}

interface BreadcrumbProps {
  /** From home down to the page itself. */
  readonly trail: readonly TrailStep[];
}

/** The path from home to this page, for visitors from a search, with a link one level up. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  const w = useWords(words);
  const here = trail.at(-1);
  return (
    <nav aria-label={w.youAreHere} className="mb-3 text-base print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.slice(0, -1).map(({ id, title }) => (
          // Phones have room only for the level above.
          <li key={id} className="flex items-center gap-2 max-md:not-nth-last-2:hidden">
            <PageLink to={id} className="inline-block py-1.5">
              {title}
            </PageLink>
            <Icon name="chevron-right" className="icon size-4 text-quiet max-md:hidden" />
          </li>
        ))}
        {here && (
          // The title right below repeats it: on a phone it would need its own line.
          <li aria-current="page" className="py-1.5 text-quiet max-md:sr-only">
            {here.title}
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The current page's breadcrumb, if its loader returns one: below the first level. */
export function PageBreadcrumb() {
  const data = useLoaderData<{ readonly trail?: readonly TrailStep[] } | undefined>();
  return data?.trail && <Breadcrumb trail={data.trail} />;
}
