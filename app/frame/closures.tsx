import { useLocation } from 'react-router';
import { ClosureBanner } from '#app/parts/hours/closure-banner.tsx';
import { isForChildren } from '#app/site/childrens-pages.ts';
import type { PageId } from '#app/site/pages.ts';
import { findAddress } from '#app/site/paths.ts';
import { emergencyPages } from './emergency-pages.ts';
import { InlineScript } from './inline-code.tsx';

/** Pages without the banner: they say what to do at once, or are sheets to print, and nothing may come before that. */
const without: readonly PageId[] = [...emergencyPages, 'asthma-action-plan', 'anaphylaxis-action-plan'];

/** The banner of current and upcoming closures, below the header of most pages. */
export function Closures() {
  const page = findAddress(useLocation().pathname)?.page;
  // Children have no appointments, so their pages have no banner either.
  if (page && (without.includes(page.id) || isForChildren(page))) return null;
  return (
    <>
      <ClosureBanner />
      <InlineScript name="before-paint" />
    </>
  );
}
