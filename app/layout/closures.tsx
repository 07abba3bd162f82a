import { useLocation } from 'react-router';
import { ClosureBanner } from '../features/hours/closure-banner.tsx';
import type { PageId } from '../site/pages.ts';
import { findAddress } from '../site/paths.ts';
import { InlineScript } from './inline-code.tsx';

/** Who opens these needs what to do at once, or a sheet to print: nothing stands before it. */
const without: readonly PageId[] = ['emergency', 'asthma-action-plan', 'anaphylaxis-action-plan'];

/** What every page tells of closures soon to come, under the header. */
export function Closures() {
  const page = findAddress(useLocation().pathname)?.page.id;
  if (page && without.includes(page)) return null;
  return (
    <>
      <ClosureBanner />
      <InlineScript name="closures" />
    </>
  );
}
