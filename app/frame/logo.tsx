import { useLocation } from 'react-router';
import { logoPath } from '#app/site/file-paths.ts';
import { findAddress } from '#app/site/paths.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

/** Milliseconds the specification waits after going home before the page scrolls to its top. */
const scrollDelay = 100;

function scrollToTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

/** The practice's name: leads home, and on home back to the top. */
export function Logo() {
  const { brand, city } = useFrame();
  const { pathname } = useLocation();
  const atHome = findAddress(pathname)?.page.id === 'home';
  return (
    <PageLink
      to="home"
      className="flex min-h-11 items-center gap-2 py-1 sm:gap-2.5 text-ink no-underline"
      onClick={(event) => {
        if (!atHome) {
          setTimeout(scrollToTop, scrollDelay);
          return;
        }
        event.preventDefault();
        scrollToTop();
      }}
    >
      <img src={logoPath} alt="" width="36" height="36" className="size-9" />
      <span>
        <span className="block font-display text-[1.1rem] sm:text-[1.35rem] md:max-lg:text-[1.15rem] leading-tight font-bold whitespace-nowrap max-[359px]:whitespace-normal">
          {brand}
        </span>
        <span className="block text-[.75rem] sm:text-[.8rem] leading-tight text-quiet max-[359px]:hidden whitespace-nowrap">{city}</span>
      </span>
    </PageLink>
  );
}
