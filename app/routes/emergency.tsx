import type { LoaderFunctionArgs } from 'react-router';
import { emergency } from '../content/emergency.server.ts';
import { localized } from '../content/localized.ts';
import { EmergencyPage } from '../features/emergency/emergency-page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts.emergency.title[address.language],
    emergency: localized(emergency(), address.language),
  };
}

export default function Emergency({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <EmergencyPage {...loaderData} />;
}
