import { conditions, services } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { TopicLists } from './topic-lists.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language, description }) => ({
  description,
  ...localized({ conditions: conditions(), services: services() }, language),
}));

export default function PatientEducation({ loaderData }: PageProps<typeof loader>) {
  const { plans } = useWords(actionPlanWords);
  const { title, description, conditions: conditionTopics, services: serviceTopics } = loaderData;
  return (
    <>
      <PageHeading title={title} lead={description}>
        <p className="mt-4 print:hidden">
          <PageLink to="school-desk" className="inline-flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="document" className="icon size-6" />
            {plans}
          </PageLink>
        </p>
      </PageHeading>
      <TopicLists conditions={conditionTopics} services={serviceTopics} />
    </>
  );
}
