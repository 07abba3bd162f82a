import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words } from '#app/parts/information/words.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { RequestPage } from '#app/parts/request-form/request-page.tsx';
import { requestPageData } from '#app/parts/request-form/request-page-data.server.ts';
import { ReturningQuestion } from '#app/parts/returning-question/returning-question.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { appointmentLooks } from './section-looks.tsx';

export const loader = pageLoader(({ language }) => requestPageData('appointment', 'appointment', language));

/** First asks whether we know the patient; then the form, other ways to book, and what to have at hand. */
export default function AppointmentRequest({ loaderData }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <RequestPage
      {...loaderData}
      start={<ReturningQuestion years={loaderData.years} heading="h3" form={formAnchor} offices="#call" />}
      looks={appointmentLooks(w.readyHint)}
    />
  );
}
