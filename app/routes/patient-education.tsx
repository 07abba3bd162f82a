import type { LoaderFunctionArgs } from 'react-router';
import { conditions, services } from '../content/content.server.ts';
import { localized } from '../content/localized.ts';
import { TopicLists } from '#app/pages/patient-education/topic-lists.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { title, description } = pageTexts['patient-education'];
  return {
    meta: ownPageMetadata(address),
    ...localized({ title, description, conditions: conditions(), services: services() }, address.language),
  };
}

export default function PatientEducation({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  const { title, description, conditions: conditionTopics, services: serviceTopics } = loaderData;
  return (
    <>
      <PageHeading title={title} lead={description} />
      <TopicLists conditions={conditionTopics} services={serviceTopics} />
    </>
  );
}
