import type { PageId } from '#app/site/pages.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { GroupName } from '#app/features/site-map/groups.ts';
import { words } from './words.ts';

export interface SiteMapEntry {
  readonly id: PageId;
  readonly title: string;
  readonly description: string;
}

interface SiteMapProps {
  readonly title: string;
  readonly groups: readonly { readonly name: GroupName; readonly entries: readonly SiteMapEntry[] }[];
}

/** Every page in one list; for visitors without script it stands in for a search. */
export function SiteMap({ title, groups }: SiteMapProps) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.lead}>
        <p className="mt-3 max-w-[38em] text-base text-quiet print:hidden">{w.find}</p>
        <nav aria-label={w.parts} className="mt-6 print:hidden">
          <ul className="flex flex-wrap gap-2">
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`} className="choice">
                  {w[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeading>
      <div className="mx-auto max-w-6xl px-5 pb-16 md:px-8 print:px-0 print:pb-2">
        {groups.map(({ name, entries }) => (
          <section key={name} aria-labelledby={name} className="pt-12 print:pt-4">
            <h2 id={name} className="border-b border-line pb-3 text-[1.75rem]">
              {w[name]}
            </h2>
            <ul className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2 print:grid-cols-2 print:gap-y-1">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <PageLink to={entry.id} className="inline-flex min-h-9 items-center font-semibold">
                    {entry.title}
                  </PageLink>
                  <p className="text-base text-quiet print:text-sm">{entry.description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
