import type { LoaderFunctionArgs } from 'react-router';
import { localized } from '../content/localized.ts';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { type OwnTextPageId, pageTexts } from '../metadata/page-texts.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from './meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return { meta: ownPageMetadata(address), ...localized(pageTexts[address.page.id as OwnTextPageId], address.language) };
}

export default function Page({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <PageHeading title={loaderData.title} lead={loaderData.description} />;
}
