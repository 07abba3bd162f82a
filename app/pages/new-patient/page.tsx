import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words } from '#app/parts/information/words.ts';
import { RequestPage } from '#app/parts/request-form/request-page.tsx';
import { requestPageData } from '#app/parts/request-form/request-page-data.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { RegistrationStart } from './registration-start.tsx';
import { newPatientLooks } from './section-looks.tsx';

export const loader = pageLoader(({ language }) => requestPageData('new-patient', 'registration', language));

/** How to become a patient: the registration form, whom to call, and where to read about the first visit. */
export default function NewPatient({ loaderData }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { minutes, years, request } = loaderData;
  return (
    <RequestPage
      {...loaderData}
      facts={[{ icon: 'document', text: w.formsTake(minutes) }]}
      wayOn={
        <PageLink to="new-patient-intake-archive" className="btn btn-secondary">
          {w.printSheets}
        </PageLink>
      }
      start={request && <RegistrationStart steps={request.definition.steps.length} minutes={minutes} years={years} />}
      looks={newPatientLooks}
    >
      <div className="mx-auto max-w-page px-5 pb-section md:px-8 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-mist p-6 md:p-8">
          <div>
            <h2 className="text-2xl">{w.notSure}</h2>
            <p className="mt-1">{w.oneQuestion}</p>
          </div>
          <PageLink to="patient-routing" className="btn btn-primary">
            {w.toRouting}
          </PageLink>
        </div>
      </div>
    </RequestPage>
  );
}
