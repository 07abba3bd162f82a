import { useLayoutEffect } from 'react';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { SearchForm } from '#app/parts/search-form/search-form.tsx';
import { pages } from '#app/site/pages.ts';
import { FoldButton } from '#app/ui/fold-button.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { groupedPages } from './groups.ts';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({
  groups: groupedPages(pages).map((group) => ({
    name: group.name,
    entries: group.pages.map(({ id }) => {
      const { title, description } = pageName(id);
      return { id, title: title[language], description: description[language] };
    }),
  })),
}));

/** Every page in one list, whose groups phones fold; without JavaScript it replaces the search. */
export default function SiteMap({ loaderData: { title, groups } }: PageProps<typeof loader>) {
  const w = useWords(words);
  // For app/lib/fold-parts.ts, which works without React: parts fold before the router restores the place.
  useLayoutEffect(() => void dispatchEvent(new Event('articleshown')), []);
  return (
    <>
      <PageHeading title={title} lead={w.lead}>
        <SearchForm className="needs-script mt-6 max-w-xl" />
        <p className="without-script mt-3 max-w-[38em] text-base text-quiet print:hidden">{w.find}</p>
        <nav aria-label={w.parts} className="mt-6 max-md:hidden print:hidden">
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
      <div className="mx-auto max-w-page px-5 pt-4 pb-section md:px-8 print:px-0 print:pb-2">
        {groups.map(({ name, entries }) => (
          <section key={name} aria-labelledby={name} className="fold border-b border-line py-2 print:pt-4">
            <h2 id={name} className="flex min-h-11 items-center self-start">
              {w[name]}
            </h2>
            <FoldButton heading={name} />
            <ul className="grid gap-x-8 gap-y-2 [&:not([hidden])]:pt-2 [&:not([hidden])]:pb-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 print:grid-cols-2 print:gap-y-1">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <PageLink to={entry.id} className="inline-block py-1 font-semibold text-ink no-underline hover:underline">
                    {entry.title}
                  </PageLink>
                  <p className="text-base leading-snug text-quiet print:text-sm">{entry.description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
