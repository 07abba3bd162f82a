import { useLocation } from 'react-router';
import { logoPath } from '#app/site/file-paths.ts';
import { findAddress } from '#app/site/paths.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { scrollSmoothly } from '#app/ui/scroll-smoothly.ts';
import type { SectionState } from '#app/ui/section-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

/** Once home is there, the page scrolls to its top 100 ms later (use-section-scroll.ts). */
const state: SectionState = { sectionDelay: 100 };

/** The practice's name: leads home, and on home back to the top. */
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
      {/* With its margin 44 px wide, for fingers, also where it stands alone. */}
      <img
        src={logoPath}
        alt=""
        width="36"
        height="36"
        className="me-3 size-8 flex-none @min-[40rem]/header:me-2 @min-[40rem]/header:size-9"
      />
      {/* Where the header has no room for the name, the mark stands for it. Words are never parted. */}
      <span className="site-name @max-[21rem]/header:sr-only">{brand}</span>
    </PageLink>
  );
}
