import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import type { Frame } from '#app/content/pages/frame.server.ts';
import { languageOf, pathOf } from '#app/site/paths.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { errorWords } from './error-words.ts';
import { words } from './words.ts';

/** Few visitors meet it: it comes when it is needed. */
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

/** A request that failed, rather than a fault in our code. */
const isFailedLoad = (error: unknown) => error instanceof TypeError || isRouteErrorResponse(error);

/** The step of the history that this document was loaded at. */
const loadedAt = typeof history === 'undefined' ? undefined : (history.state?.key ?? 'default');

/** Shown when a page cannot be: both phones, in the right language, and ways to go on. Uses no data that might be what failed. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, key } = useLocation();
  const w = useWords(errorWords);
  const frame = useRouteLoaderData<Frame>('root');
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // As a document it needs no data. Once: one that was loaded for this very step has been tried.
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
        {/* A plain link: what failed may be the router itself. */}
        <a href={pathOf('home', languageOf(pathname))} className="btn btn-secondary">
          {w.home}
        </a>
      </p>
    </main>
  );
}
