import type { LoaderFunctionArgs } from 'react-router';
import { insurancePlans } from '../content/content.server.ts';
import { localized } from '../content/localized.ts';
import { InsurancePage } from '#app/pages/insurance/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTitle } from '../metadata/page-title.server.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { page, language } = address;
  return {
    meta: ownPageMetadata(address),
    title: pageTitle(page.id, language),
    insurance: localized(insurancePlans(), language),
  };
}

export default function Insurance({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <InsurancePage title={loaderData.title} insurance={loaderData.insurance} />;
}
