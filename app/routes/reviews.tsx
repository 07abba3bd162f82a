import type { LoaderFunctionArgs } from 'react-router';
import { reviewGroups, reviewSummary } from '#app/parts/reviews/reviews.server.ts';
import { ReviewsPage } from '#app/pages/reviews/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTitle } from '../metadata/page-title.server.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** No rating goes into the structured data: a practice may not grade itself there. */
export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { page, language } = address;
  return {
    meta: ownPageMetadata(address),
    title: pageTitle(page.id, language),
    summary: reviewSummary(),
    groups: reviewGroups(language),
  };
}

export default function Reviews({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  const { title, summary, groups } = loaderData;
  return <ReviewsPage title={title} summary={summary} groups={groups} />;
}
