import type { LoaderFunctionArgs } from 'react-router';
import { localized } from '../content/localized.ts';
import { galleryData } from '../features/gallery/gallery-data.server.ts';
import { GalleryPage } from '#app/pages/gallery/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { title, description } = localized(pageTexts['gallery-test-lab'], address.language);
  return { meta: ownPageMetadata(address), title, lead: description, data: galleryData(address.language) };
}

export default function Gallery({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <GalleryPage title={loaderData.title} lead={loaderData.lead} data={loaderData.data} />;
}
