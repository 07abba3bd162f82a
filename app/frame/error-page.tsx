import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import type { Frame } from '#app/content/pages/frame.server.ts';
import { languageOf, pathOf } from '#app/site/paths.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { errorWords } from './error-words.ts';
import { words } from './words.ts';

/** Loaded only when needed, because few visitors see it. */
const UnknownPath = lazy(async () => {
  const { UnknownPath } = await import('#app/parts/not-found/unknown-path.tsx');
  return { default: UnknownPath };
});

function Loading() {
  const w = useWords(words);
  return (
    <main aria-busy className="min-h-screen">
      <title>{w.loading}</title>
      <Skeleton label={w.loading} />
    </main>
  );
}

/** Whether the error is a failed request rather than a fault in our code: `fetch` rejects with a TypeError. */
const isFailedLoad = (error: unknown) => error instanceof TypeError || isRouteErrorResponse(error);

/** The key of the history entry at which this document was loaded. */
const loadedAt = typeof history === 'undefined' ? undefined : (history.state?.key ?? 'default');

/** Replaces a page that fails: both phones, 911 and ways to go on, in the language of the address. Needs no data of that page. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, key } = useLocation();
  const w = useWords(errorWords);
  const frame = useRouteLoaderData<Frame>('root');
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // Load the page as a document, which needs no separate data, unless this document was already loaded for the same history entry.
  const loading = isFailedLoad(error) && key !== loadedAt;
  useLayoutEffect(() => {
    if (loading) location.reload();
  }, [loading]);
  useEffect(() => {
    if (!missing) console.error(error);
  }, [error, missing]);

  if (loading) return <Loading />;
  if (missing) {
    return (
      <Suspense fallback={<Loading />}>
        <UnknownPath />
      </Suspense>
    );
  }
  return (
    <main className="mx-auto grid max-w-3xl gap-4 px-5 py-12">
      <title>{w.title}</title>
      <h1>{w.title}</h1>
      <p>{w.text}</p>
      <ul className="grid gap-2">
        {frame?.offices.map((office) => (
          <li key={office.id}>
            {office.name}: <PhoneLink number={office.phones.office} />
          </li>
        ))}
      </ul>
      <p>
        <a href="tel:911">{w.emergency}</a>
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {w.again}
        </button>
        {/* A plain link: the router itself may have failed. */}
        <a href={pathOf('home', languageOf(pathname))} className="btn btn-secondary">
          {w.home}
        </a>
      </p>
    </main>
  );
}
