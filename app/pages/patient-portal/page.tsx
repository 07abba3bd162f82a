import { informationPage } from '#app/content/content.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { languageSection, PortalDoor } from './portal-door.tsx';

export const loader = pageLoader(({ language }) => ({ page: informationPage('portal', language) }));

/** What the external portal does, and a link to it. */
export default function PatientPortal({ loaderData: { title, page } }: PageProps<typeof loader>) {
  const language = page.sections.find(({ id }) => id === languageSection)?.text ?? [];
  return (
    <>
      <PageHeading title={title} lead={page.intro}>
        <PortalDoor warning={page.notice ?? ''} language={language} />
      </PageHeading>
      <InformationSections sections={page.sections} />
    </>
  );
}
