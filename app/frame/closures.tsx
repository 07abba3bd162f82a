import { useLocation } from 'react-router';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { ClosureBanner } from '#app/parts/hours/closure-banner.tsx';
import { closureWords } from '#app/parts/hours/closure-words.ts';
import { DayNoticesView } from '#app/parts/hours/day-notices-view.tsx';
import { weekWords } from '#app/parts/hours/week-words.ts';
import { isForChildren } from '#app/site/childrens-pages.ts';
import { wordsIn } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { findAddress, pathOf } from '#app/site/paths.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { emergencyPages } from './emergency-pages.ts';
import { InlineScript } from './inline-code.tsx';

/** Pages without the banner: they say what to do at once, or are sheets to print, and nothing may come before that. */
const without: readonly PageId[] = [...emergencyPages, 'asthma-action-plan', 'anaphylaxis-action-plan', 'first-aid-poster'];

/** The banner of current and upcoming closures, below the header of most pages. */
export function Closures() {
  const language = useLanguage();
  const own = {
    label: wordsIn(closureWords, language).closureNotice,
    path: pathOf('locations', language),
    hours: wordsIn(weekWords, language).ourHours,
  };
  const page = findAddress(useLocation().pathname)?.page;
  // Children have no appointments, so their pages have no banner either.
  if (page && (without.includes(page.id) || isForChildren(page))) return null;
  return (
    <>
      <ClosureBanner />
      <InlineScript name="before-paint" />
      <ClinicNow name="day-notices" view={DayNoticesView} own={own} />
    </>
  );
}
