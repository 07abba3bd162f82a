import { homeFirstVisit, informationPage } from '#app/content/content.server.ts';
import type { InformationPage } from '#app/content/pages/information.schema.ts';
import { localized } from '#app/content/text/localized.ts';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { SignedLine } from '#app/parts/article/review-line.tsx';
import { FirstVisitPictures } from '#app/parts/information/first-visit-pictures.tsx';
import { InformationHeading } from '#app/parts/information/information-heading.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { words } from '#app/parts/information/words.ts';
import { StoryLink } from '#app/parts/kids/story-link.tsx';
import { storyOf } from '#app/parts/kids/story-of.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { firstVisitLooks, timeSection } from './section-looks.tsx';

export const loader = pageLoader(({ language }) => ({
  page: informationPage('first-visit', language),
  ...localized({ steps: homeFirstVisit() }, language),
  story: storyOf('first-visit', language),
  /** How long the forms take: "7 to 10 minutes". */
  forms: sharedValues(language).get('forms-minutes') ?? '',
}));

function howLong(page: InformationPage): readonly string[] {
  return page.sections.find(({ id }) => id === timeSection)?.text.slice(0, 1) ?? [];
}

/** The first visit from arriving to going home, to read in advance and to print on one sheet. */
export default function FirstVisit({ loaderData: { title, page, steps, story, forms } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { plans } = useWords(actionPlanWords);
  return (
    <>
      <InformationHeading
        title={title}
        lead={page.intro}
        notice={page.notice}
        oneSheet
        facts={[
          ...howLong(page).map((text) => ({ icon: 'clock', text }) as const),
          { icon: 'document', text: w.formsTake(forms) },
          { icon: 'globe', text: w.freeInterpreter },
        ]}
      >
        <PageLink to="new-patient-intake-archive" className="btn btn-secondary">
          {w.printSheets}
        </PageLink>
        <PageLink to="school-desk" className="btn btn-secondary">
          {plans}
        </PageLink>
        {story && <StoryLink story={story} className="btn btn-secondary" />}
      </InformationHeading>
      <div className="mx-auto mt-3 max-w-page px-5 md:mt-8 md:px-8 print:hidden">
        <FirstVisitPictures steps={steps} linked />
      </div>
      <InformationSections sections={page.sections} looks={firstVisitLooks(w.tickHint)} oneSheet />
      <div className="mx-auto max-w-page px-5 md:px-8">
        <SignedLine signed={page.signed} />
      </div>
    </>
  );
}
