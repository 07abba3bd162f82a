import { Link } from 'react-router';
import { intakeFields } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words } from '#app/parts/sheet-head/words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { IntakeSheet } from './intake-sheet.tsx';

export const loader = pageLoader(({ language, description }) => ({ description, sheet: localized(intakeFields(), language) }));

/** The paper sheet in the page's language, how to print it, and a link to the other language's. */
export default function IntakeArchive({ loaderData: { title, description, sheet } }: PageProps<typeof loader>) {
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
              <OnwardLink to="new-patient" text={w.toNewPatient} />
            </p>
          </div>
        </PageHeading>
      </div>
      <div className="mx-auto max-w-page px-5 pt-6 pb-section md:px-8 print:p-0">
        <IntakeSheet sheet={sheet} />
      </div>
    </>
  );
}
