import { useLocation } from 'react-router';
import { ClosureBanner } from '#app/parts/hours/closure-banner.tsx';
import { isForChildren } from '#app/site/childrens-pages.ts';
import type { PageId } from '#app/site/pages.ts';
import { findAddress } from '#app/site/paths.ts';
import { emergencyPages } from './emergency-pages.ts';
import { InlineScript } from './inline-code.tsx';

/** Who opens these needs what to do at once, or a sheet to print: nothing stands before it. */
const without: readonly PageId[] = [...emergencyPages, 'asthma-action-plan', 'anaphylaxis-action-plan'];

/** What every page tells of closures soon to come, under the header. */
export function Closures() {
  const page = findAddress(useLocation().pathname)?.page;
  // Children have no appointments to keep in mind.
  if (page && (without.includes(page.id) || isForChildren(page))) return null;
  return (
    <>
      <ClosureBanner />
      <InlineScript name="before-paint" />
    </>
  );
}
