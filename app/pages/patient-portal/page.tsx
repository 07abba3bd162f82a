import type { InformationPage } from '#app/content/schema/information.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { InformationSections, type SectionLooks } from '#app/parts/information/information-sections.tsx';
import { OfficePhones } from '#app/parts/offices/office-cards.tsx';
import { PortalDoor } from './portal-door.tsx';
import { words } from '#app/parts/information/words.ts';

interface PortalProps {
  readonly title: string;
  readonly page: InformationPage;
}

/** The section of content/portal.yaml that says in which language the portal is; repeated before leaving. */
export const languageSection = 'language';

const plain: SectionLooks = {};

/** What the external portal does, and the way to it. */
export function Portal({ title, page }: PortalProps) {
  const w = useWords(words);
  const language = page.sections.find(({ id }) => id === languageSection)?.text ?? [];
  return (
    <>
      <PageHeading title={title} lead={page.intro}>
        <PortalDoor warning={page.notice ?? ''} language={language} />
      </PageHeading>
      <InformationSections sections={page.sections} looks={plain} />
      <Section id="call" title={w.ratherCall} lead={w.ratherCallText} tinted>
        <OfficePhones />
      </Section>
    </>
  );
}
