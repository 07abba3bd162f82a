import type { ReactNode } from 'react';
import { InformationHeading } from '#app/parts/information/information-heading.tsx';
import { InformationSections, type SectionLooks } from '#app/parts/information/information-sections.tsx';
import type { KeyFact } from '#app/parts/information/key-facts.tsx';
import { words } from '#app/parts/information/words.ts';
import { AnswerTime } from '#app/parts/requests/answer-time.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { FormPage } from './form-page.tsx';
import type { RequestPageData } from './request-page-data.server.ts';

interface RequestPageProps extends Pick<RequestPageData, 'page' | 'answer' | 'promise' | 'request'> {
  readonly title: string;
  /** Placed between how soon we answer and that an interpreter is free. */
  readonly facts?: readonly KeyFact[];
  /** The page's own link, before the print button. */
  readonly wayOn?: ReactNode;
  /** The content of the form's section until it is open, with a link to its anchor. */
  readonly start: ReactNode;
  readonly looks: SectionLooks;
  /** Content after the page's sections. */
  readonly children?: ReactNode;
}

/** Draws a page around a form to the office: its lead, the form, and the sections of its content file. */
export function RequestPage({ title, page, answer, promise, request, facts = [], wayOn, start, looks, children }: RequestPageProps) {
  const w = useWords(words);
  return (
    <FormPage
      title={title}
      notice={page.notice}
      request={request}
      start={start}
      heading={
        <InformationHeading
          title={title}
          desk
          lead={page.intro}
          notice={page.notice}
          facts={[
            {
              icon: 'clock',
              text: w.answerWithin(answer.min, answer.max),
              more: <AnswerTime promise={promise} sample={request?.settings.sample ?? false} />,
            },
            ...facts,
            { icon: 'globe', text: w.freeInterpreter },
          ]}
        >
          {wayOn}
        </InformationHeading>
      }
    >
      <InformationSections sections={page.sections} looks={looks} />
      {children}
    </FormPage>
  );
}
