import { informationPage } from '#app/content/content.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { InformationSections, type SectionLooks } from '#app/parts/information/information-sections.tsx';
import { words } from '#app/parts/information/words.ts';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { languageSection, PortalDoor } from './portal-door.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ page: informationPage('portal', language) }));

const plain: SectionLooks = {};

/** What the external portal does, and the way to it. */
export default function PatientPortal({ loaderData: { title, page } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const language = page.sections.find(({ id }) => id === languageSection)?.text ?? [];
  return (
    <>
      <PageHeading title={title} lead={page.intro}>
        <PortalDoor warning={page.notice ?? ''} language={language} />
      </PageHeading>
      <InformationSections sections={page.sections} looks={plain} />
      <Section id="call" title={w.ratherCall} lead={w.ratherCallText} tinted>
        <OfficeCards />
      </Section>
    </>
  );
}
