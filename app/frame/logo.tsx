import { useLocation } from 'react-router';
import { logoPath } from '#app/site/file-paths.ts';
import { findAddress } from '#app/site/paths.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { scrollSmoothly } from '#app/ui/scroll-smoothly.ts';
import type { SectionState } from '#app/ui/section-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

/** Makes home scroll to its top 100 ms after it is shown (use-section-scroll.ts). */
const state: SectionState = { sectionDelay: 100 };

/** The practice's logo and name, which link to home and, on home, scroll to the top. */
export function Logo() {
  const { brand } = useFrame();
  const { pathname } = useLocation();
  const atHome = findAddress(pathname)?.page.id === 'home';
  return (
    <PageLink
      to="home"
      className="flex min-h-11 items-center py-1 text-ink no-underline"
      state={state}
      onClick={(event) => {
        if (!atHome) return;
        event.preventDefault();
        scrollSmoothly(0);
      }}
    >
      {/* With its margin the mark is 44 px wide, so that it can be tapped even without the name beside it. */}
      <img
        src={logoPath}
        alt=""
        width="36"
        height="36"
        className="me-3 size-8 flex-none @min-[40rem]/header:me-2 @min-[40rem]/header:size-9"
      />
      {/* Shown as text only where the header has room for whole words; screen readers always get the name. */}
      <span className="site-name @max-[21rem]/header:sr-only">{brand}</span>
    </PageLink>
  );
}
