import type { LoaderFunctionArgs } from 'react-router';
import { seasonData } from '#app/pages/seasons/season-data.server.ts';
import { SeasonsPage } from '#app/pages/seasons/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts.seasons.title[address.language],
    data: seasonData(address.language),
  };
}

export default function Seasons({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <SeasonsPage {...loaderData} />;
}
