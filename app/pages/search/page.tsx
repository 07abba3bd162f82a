import { useMemo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { AlarmView } from '#app/parts/alarm/alarm-view.tsx';
import { useAlarm } from '#app/parts/alarm/use-alarm.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { finderIn } from '#app/parts/site-index/load.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useLoaded } from '#app/ui/use-loaded.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { moveAmongResults } from './result-list.tsx';
import { searchResults } from './results.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { settledAfter, useSearchQuery } from './use-search-query.ts';
import { words } from './words.ts';

/** The search did not load: whom to call, and a button to retry. */
function SearchFailed({ onAgain }: { readonly onAgain: () => void }) {
  const w = useWords(words);
  return (
    <div className="mt-6 grid max-w-2xl justify-items-start gap-3">
      <p>{w.failed}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-secondary" onClick={onAgain}>
          {w.again}
        </button>
        <a href="tel:911" className="btn bg-alarm-field text-white hover:underline">
          <Icon name="phone" />
          {w.call911}
        </a>
      </p>
      <OfficePhones />
    </div>
  );
}

export const loader = pageLoader(() => ({}));

/** A new query needs nothing from the server, as the device reads it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Shorter queries would list half the site. */
const shortestQuery = 2;

/** Searches the site on the visitor's device; without JavaScript it links to the site map. */
export default function Search({ loaderData: { title } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { query, submit, fieldProps } = useSearchQuery();
  const { value: finder, failed, again } = useLoaded(finderIn, useLanguage());
  const isLongEnough = query.length >= shortestQuery;
  const results = useMemo(() => (finder && isLongEnough ? searchResults(finder, query) : undefined), [finder, isLongEnough, query]);
  const isLoading = isLongEnough && !finder && !failed;
  const alarm = useAlarm(isLongEnough ? query : '', useHydrated());
  const summary = !results ? '' : results.count > 0 ? w.found(results.count, query) : w.none(query);
  const readOut = useSettled(summary, settledAfter);

  return (
    <>
      <PageHeading title={title} lead={w.lead} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the field and the links within. */}
      <div className="mx-auto min-h-screen max-w-page px-5 pt-6 pb-section md:px-8 print:min-h-0 print:px-0" onKeyDown={moveAmongResults}>
        <SearchField fieldProps={fieldProps} onSubmit={submit} />
        <p className="without-script mt-6 max-w-[38em]">{w.needsScript}</p>
        {isLoading && <p className="mt-6">{w.loading}</p>}
        {failed && <SearchFailed onAgain={again} />}
        {alarm && (
          <div className="mt-6 max-w-2xl">
            <AlarmView alarm={alarm} id="search-alarm" brief={'guide' in alarm} />
          </div>
        )}
        {/* Shown and read out once, after typing stops. */}
        <p role="status" className="mt-6 min-h-[1lh] font-semibold">
          {readOut}
        </p>
        {results && <SearchResults results={results} query={query} />}
        {/* Hidden while results load, which would move it. */}
        {!isLoading && (
          <p className="mt-10 print:hidden">
            <OnwardLink to="site-map" text={w.siteMap} />
          </p>
        )}
      </div>
    </>
  );
}
