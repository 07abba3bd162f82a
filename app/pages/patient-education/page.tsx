import { conditions, services } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageStyle } from '#app/ui/page-style.tsx';
import { TopicLists } from './topic-lists.tsx';
import styles from './topics.css?inline';

export const loader = pageLoader(({ language, description }) => ({
  description,
  ...localized({ conditions: conditions(), services: services() }, language),
}));

export default function PatientEducation({ loaderData }: PageProps<typeof loader>) {
  const { title, description, conditions: conditionTopics, services: serviceTopics } = loaderData;
  return (
    <>
      <PageStyle name="topics" css={styles} />
      <PageHeading title={title} lead={description} />
      <TopicLists conditions={conditionTopics} services={serviceTopics} />
    </>
  );
}
