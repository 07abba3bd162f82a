import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { redirectFor } from '#app/site/redirects.ts';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { NotFound } from './not-found.tsx';
import { words } from './words.ts';

/** Handles an address without a page within the app: another name of a page redirects to that page, anything else is not found. */
export function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const { physicians } = useFrame();
  const w = useWords(words);
  const target = redirectFor(pathname, physicians);
  useEffect(() => {
    if (!target) console.error(`Page not found: ${pathname}`);
  }, [pathname, target]);
  if (target) return <Navigate to={{ pathname: target, search, hash }} replace />;
  return (
    <>
      <title>{w.title}</title>
      <NotFound />
    </>
  );
}
