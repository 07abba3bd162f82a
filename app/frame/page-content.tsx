import { Fragment, type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { webManifestPaths } from '#app/site/file-paths.ts';
import { languageOf } from '#app/site/paths.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { usePageLoading } from './page-code.ts';
import { useSectionScroll } from './use-section-scroll.ts';
import { words } from './words.ts';

/** Milliseconds before the placeholder is shown, so that it does not flicker before a page that loads quickly. */
const patience = 150;

/** The placeholder's place, in pixels. */
interface Place {
  /** The key of the history entry whose page it replaces. */
  readonly leaves: string;
  /** The height of that page. */
  readonly height: number;
  /** The lower edge of the header in the window. */
  readonly top: number;
}

function placeOfMain(leaves: string): Place {
  const height = document.querySelector('main')?.offsetHeight ?? 0;
  return { leaves, height, top: Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) };
}

/** Returns the placeholder's place while a navigation is slow, until React draws the next page, so that the old one is hidden. */
function useSlowNavigation(): Place | undefined {
  const { location: next } = useNavigation();
  const { key, pathname } = useLocation();
  const [slow, setSlow] = useState<Place>();
  const pageLoading = usePageLoading();
  // Back within a page is a navigation too, and takes its time on a slow device: a placeholder would close what the visitor has opened.
  const leaving = pageLoading || (next !== undefined && next.pathname !== pathname);
  useEffect(() => {
    if (!leaving) {
      // After the router's own transition to the next page.
      startTransition(() => setSlow(undefined));
      return;
    }
    const timer = setTimeout(() => setSlow(placeOfMain(key)), patience);
    return () => clearTimeout(timer);
  }, [leaving, key]);
  return slow?.leaves === key ? slow : undefined;
}

/** Shows the practice's name as the title of a page that is being left. */
function useTitleWhile(slow: boolean) {
  const { brand } = useFrame();
  useLayoutEffect(() => {
    if (!slow) return;
    const { title } = document;
    document.title = brand;
    return () => {
      // The visitor stays: the next page would have set its own.
      if (document.title === brand) document.title = title;
    };
  }, [slow, brand]);
}

/** Whether the visitor has opened a menu while the page was loading; menu and focus then stay. */
const isMenuOpen = () => 'popover' in HTMLElement.prototype && document.querySelector('.menu > :popover-open') !== null;

/**
 * The page itself. After a navigation the focus moves to its h1 and screen readers announce its title, as after a full page load. While a
 * slow page loads, a placeholder is shown.
 */
export function PageContent({ children }: { readonly children: ReactNode }) {
  const w = useWords(words);
  const { pathname } = useLocation();
  const slow = useSlowNavigation();
  useTitleWhile(slow !== undefined);
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);
  useSectionScroll();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.setAttribute('href', webManifestPaths[languageOf(pathname)]);
    if (!isMenuOpen()) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <>
      {/* Keeps its height, so that the scroll position is kept for Back; the placeholder covers the window at any scroll position. */}
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
