import { AnyOfficeOpenView } from '#app/parts/hours/any-office-open-view.tsx';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';

/** Whether any office is open, said on the button itself; the question only where nobody knows the hour. */
export function OpenNowLink() {
  const { openNow } = useWords(words);
  return (
    // A line of its own where both have no room in one, whatever it says: beside the other button it would move down when it grows.
    <PageLink to="locations" className="btn btn-secondary max-md:basis-full">
      <ClinicNow name="any-office-open" view={AnyOfficeOpenView} own={{ question: openNow }} />
    </PageLink>
  );
}
