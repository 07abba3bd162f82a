import { informationPage } from '#app/content/content.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { AlarmLine } from '#app/parts/information/alarm-line.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { FormPage } from '#app/parts/request-form/form-page.tsx';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { requestData } from '#app/parts/request-form/request-data.server.ts';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

export const loader = pageLoader(({ language }) => ({
  page: informationPage('change-or-cancel', language),
  request: requestData('cancellation', language),
}));

/** For patients who cannot come: the phones, and a short form for when nobody answers. */
export default function ChangeOrCancel({ loaderData: { title, page, request } }: PageProps<typeof loader>) {
  const w = useWords(startWords);
  return (
    <FormPage
      title={title}
      notice={page.notice}
      request={request}
      heading={
        <PageHeading title={title} desk lead={page.intro}>
          <div className="mt-4 print:hidden">
            <OfficePhones look="large" />
          </div>
        </PageHeading>
      }
      start={
        <>
          <p>{w.cancellationText}</p>
          <p className="mt-5">
            <PageLink to="change-or-cancel" hash={formAnchor} className="btn btn-primary">
              {w.startCancellation}
            </PageLink>
          </p>
        </>
      }
    >
      <FirstScreen media="(width >= 48rem)">
        <InformationSections sections={page.sections} />
      </FirstScreen>
      {page.notice && (
        <div className="mx-auto max-w-page px-5 pb-section md:px-8">
          <AlarmLine text={page.notice} />
        </div>
      )}
    </FormPage>
  );
}
