import type { LoaderFunctionArgs } from 'react-router';
import { portalPage } from '../content/content.server.ts';
import { Portal } from '#app/pages/patient-portal/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['patient-portal'].title[address.language],
    page: portalPage(address.language),
  };
}

export default function PatientPortal({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <Portal {...loaderData} />;
}
