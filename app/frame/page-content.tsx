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

/** Pixels, when the placeholder comes: how high the page was that it stands for, and how far down the window the header reaches. */
interface Place {
  readonly height: number;
  readonly top: number;
}

function placeOfMain(): Place {
  const height = document.querySelector('main')?.offsetHeight ?? 0;
  return { height, top: Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) };
}

function useSlowNavigation(): Place | undefined {
  const { state, location } = useNavigation();
  const [slow, setSlow] = useState<Place>();
  const codeLoading = usePageCodeLoading();
  const leaving = codeLoading || (state === 'loading' && location !== undefined);
  useEffect(() => {
    if (!leaving) {
      setSlow(undefined);
      return;
    }
    const timer = setTimeout(() => setSlow(placeOfMain()), patience);
    return () => clearTimeout(timer);
  }, [leaving]);
  return leaving ? slow : undefined;
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
      {/* As high as before, so that the reader's place is kept for Back; the placeholder lies over the window, wherever that place was. */}
      <main id="main" tabIndex={-1} aria-busy={slow !== undefined} style={slow && { minHeight: slow.height }}>
        {slow ? (
          <div className="fixed inset-0 z-10 overflow-hidden bg-page" style={{ top: slow.top }}>
            <Skeleton label={w.loading} />
          </div>
        ) : (
          <Fragment key={pathname}>{children}</Fragment>
        )}
      </main>
      <div role="status" className="sr-only">
        {announcement}
      </div>
    </>
  );
}
