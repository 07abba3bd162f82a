import type { LoaderFunctionArgs } from 'react-router';
import { practice } from '../content/content.server.ts';
import { firstVisitPage } from '../content/information.server.ts';
import { FirstVisit } from '#app/pages/first-visit/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['first-visit'].title[address.language],
    page: firstVisitPage(address.language),
    forms: practice().formsMinutes,
  };
}

export default function FirstVisitRoute({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <FirstVisit {...loaderData} />;
}
