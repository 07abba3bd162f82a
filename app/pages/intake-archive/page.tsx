import { Link } from 'react-router';
import type { Localized } from '#app/content/localized.ts';
import type { Intake } from '#app/content/schema/intake.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { IntakeSheet } from './intake-sheet.tsx';
import { words } from '#app/parts/sheet-head/words.ts';

interface IntakeArchiveProps {
  readonly title: string;
  readonly description: string;
  readonly sheet: Localized<Intake>;
}

/** The paper sheet in the language of the page, how to print it, and the way to the other language's. */
export function IntakeArchive({ title, description, sheet }: IntakeArchiveProps) {
  const w = useWords(words);
  const other = otherLanguage(useLanguage());
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={description}>
          <p className="mt-7 flex flex-wrap gap-3">
            <PrintButton className="btn btn-primary">{w.printThis}</PrintButton>
            <Link to={pathOf('new-patient-intake-archive', other)} hrefLang={other} className="btn btn-secondary">
              <Icon name="document" />
              {w.printOther}
            </Link>
          </p>
          <div className="mt-6 grid max-w-[38em] gap-2 text-base">
            <p>{w.byBrowser}</p>
            <p>{w.noPrinter}</p>
            <p>{w.nothingSent}</p>
            <p>
              <PageLink to="new-patient" className="inline-flex min-h-11 items-center gap-1.5 font-semibold">
                {w.toNewPatient}
                <Icon name="arrow-right" />
              </PageLink>
            </p>
          </div>
        </PageHeading>
      </div>
      <div className="mx-auto max-w-6xl px-5 pt-6 pb-16 md:px-8 print:p-0">
        <IntakeSheet sheet={sheet} />
      </div>
    </>
  );
}
