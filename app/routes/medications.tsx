import type { LoaderFunctionArgs } from 'react-router';
import { medicationData } from '#app/parts/medicines/listed-medication.server.ts';
import { MedicationsPage } from '#app/pages/medications/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['medications-to-avoid'].title[address.language],
    data: medicationData(address.language),
  };
}

export default function Medications({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <MedicationsPage {...loaderData} />;
}
