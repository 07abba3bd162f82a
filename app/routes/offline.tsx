import type { LoaderFunctionArgs } from 'react-router';
import { localized } from '../content/localized.ts';
import { OfflinePage } from '#app/pages/offline/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { type OwnTextPageId, pageTexts } from '../metadata/page-texts.ts';
import { pages } from '../site/pages.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const kept = pages.filter((page) => page.offline && page.id !== address.page.id);
  return {
    meta: ownPageMetadata(address),
    ...localized(pageTexts.offline, address.language),
    // What is wanted most in a hurry comes first.
    kept: kept
      .toSorted((one, other) => Number(other.offline === 'urgent') - Number(one.offline === 'urgent'))
      .map(({ id }) => ({ id, title: pageTexts[id as OwnTextPageId].title[address.language] })),
  };
}

export default function Offline({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <OfflinePage title={loaderData.title} text={loaderData.description} kept={loaderData.kept} />;
}
