import { useEffect, useMemo, useRef, useState } from 'react';
import { Form, Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { words as formWords } from '#app/parts/search-form/words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { moveAmongResults, ResultList, resultStop } from './result-list.tsx';
import { searchResults } from './results.ts';
import { useFinder } from './use-finder.ts';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(() => ({}));

/** The query is read on the device: a new one needs nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Milliseconds without a key before the address follows and the number found is read out. */
const settledAfter = 500;
/** Letters below which a search would list half the site. */
const shortestQuery = 2;

/** Searches the whole site on the visitor's device; without script it leads to the site map. */
export default function Search({ loaderData: { title } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const form = useWords(formWords);
  const language = useLanguage();
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const asked = hydrated ? (params.get('q') ?? '') : '';
  // The field itself holds what is typed: it may hold something before the page wakes.
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const followed = useRef('');
  const opened = useRef(false);
  const { finder, failed, again } = useFinder(language);

  // The address leads: a link, the way back or the form of another page change what is searched.
  useEffect(() => {
    if (asked === followed.current) return;
    followed.current = asked;
    // Whoever typed before the page woke has gone on from the address it was opened with.
    if (!opened.current && field.current?.value) return;
    if (field.current) field.current.value = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    opened.current = hydrated;
  }, [hydrated]);
  const settled = useSettled(typed, settledAfter);
  useEffect(() => {
    const query = settled.trim();
    if (query === followed.current.trim() || settled !== typed) return;
    followed.current = query;
    setParams(query ? { q: query } : {}, { replace: true, preventScrollReset: true });
  }, [settled, typed, setParams]);

  const query = typed.trim();
  const results = useMemo(() => (finder && query.length >= shortestQuery ? searchResults(finder, query) : undefined), [finder, query]);
  const said = !results ? '' : results.count > 0 ? w.found(results.count, query) : w.none(query);
  const readOut = useSettled(said, settledAfter);
  const other = otherLanguage(language);

  return (
    <>
      <PageHeading title={title} lead={w.lead} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the field and the links within. */}
      <div className="mx-auto max-w-6xl px-5 pt-6 pb-16 md:px-8 print:px-0" onKeyDown={moveAmongResults}>
        <search className="block max-w-2xl print:hidden">
          <Form
            action={pathOf('search', language)}
            method="get"
            replace
            onSubmit={(event) => {
              event.preventDefault();
              followed.current = query;
              setParams(query ? { q: query } : {}, { replace: true, preventScrollReset: true });
            }}
          >
            <label htmlFor="site-query" className="block text-xl font-semibold">
              {form.label}
            </label>
            <p id="site-query-hint" className="text-base text-quiet">
              {form.hint}
            </p>
            <div className="mt-2 flex gap-2">
              <input
                id="site-query"
                name="q"
                type="search"
                className="field w-full flex-1"
                aria-describedby="site-query-hint"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
                ref={field}
                onChange={(event) => setTyped(event.target.value)}
                {...{ [resultStop]: '' }}
              />
              <button type="submit" className="btn btn-primary px-4">
                <Icon name="search" />
                {form.search}
              </button>
            </div>
          </Form>
        </search>
        <p className="without-script mt-6 max-w-[38em]">{w.needsScript}</p>
        <p role="status" className="sr-only">
          {readOut}
        </p>
        {query.length >= shortestQuery && !finder && !failed && <p className="mt-6">{w.loading}</p>}
        {failed && (
          <div className="mt-6 grid max-w-2xl justify-items-start gap-3">
            <p>{w.failed}</p>
            <p className="flex flex-wrap gap-3">
              <button type="button" className="btn btn-secondary" onClick={again}>
                {w.again}
              </button>
              <a href="tel:911" className="btn bg-alarm text-page hover:underline">
                <Icon name="phone" />
                {w.call911}
              </a>
            </p>
            <OfficePhones />
          </div>
        )}
        {results && (
          <>
            {results.urgent && (
              <div className="mt-6 max-w-2xl">
                <Notice icon="emergency" tone="alarm">
                  <PageLink to="emergency" className="inline-flex min-h-11 items-center font-semibold">
                    {w.urgent}
                  </PageLink>
                </Notice>
              </div>
            )}
            <p className="mt-6 font-semibold" aria-hidden="true">
              {said}
            </p>
            {results.otherLanguage && (
              <p lang={other} className="mt-3 flex flex-wrap gap-x-6">
                <Link
                  to={pathOf(results.otherLanguage.page, other)}
                  hrefLang={other}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  {w.offer(results.otherLanguage.title)}
                </Link>
                <Link
                  to={{ pathname: pathOf('search', other), search: `?${new URLSearchParams({ q: query })}` }}
                  hrefLang={other}
                  className="inline-flex min-h-11 items-center"
                >
                  {w.offerSearch}
                </Link>
              </p>
            )}
            <ResultList groups={results.groups} />
            {results.count === 0 && (
              <div className="mt-4 max-w-2xl rounded-card bg-mist p-6">
                <p className="mb-2">{w.noneText}</p>
                <OfficePhones />
              </div>
            )}
          </>
        )}
        <p className="mt-10 print:hidden">
          <OnwardLink to="site-map" text={w.siteMap} />
        </p>
      </div>
    </>
  );
}
