import type { LoaderFunctionArgs } from 'react-router';
import { localized } from '../content/localized.ts';
import { shotQuestions } from '../content/shot-questions.server.ts';
import { ShotsPage } from '#app/pages/shots-today/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['shots-today'].title[address.language],
    content: localized(shotQuestions(), address.language),
  };
}

export default function ShotsToday({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <ShotsPage {...loaderData} />;
}
