import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { webManifestPaths } from '#app/site/file-paths.ts';
import { languageOf } from '#app/site/paths.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { usePageCodeLoading } from './page-code.ts';
import { useSectionScroll } from './use-section-scroll.ts';
import { words } from './words.ts';

/** Milliseconds a page may take to come before the placeholder shows: a quick page should not flicker. */
const patience = 150;

function useSlowNavigation(): boolean {
  const { state, location } = useNavigation();
  const [slow, setSlow] = useState(false);
  const codeLoading = usePageCodeLoading();
  const leaving = codeLoading || (state === 'loading' && location !== undefined);
  useEffect(() => {
    if (!leaving) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [leaving]);
  return slow && leaving;
}

/**
 * The page itself. After a change of page its h1 takes the focus and its title is read out, as a full page
 * load would do; while it loads slowly, a placeholder stands in.
 */
export function PageContent({ children }: { readonly children: ReactNode }) {
  const w = useWords(words);
  const { pathname } = useLocation();
  const slow = useSlowNavigation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);
  useSectionScroll();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.setAttribute('href', webManifestPaths[languageOf(pathname)]);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <>
      <main id="main" tabIndex={-1} aria-busy={slow} className={slow ? 'min-h-screen' : undefined}>
        {slow ? <Skeleton label={w.loading} /> : <Fragment key={pathname}>{children}</Fragment>}
      </main>
      <div role="status" className="sr-only">
        {announcement}
      </div>
    </>
  );
}
