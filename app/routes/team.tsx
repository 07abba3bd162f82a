import type { LoaderFunctionArgs } from 'react-router';
import { staff } from '../content/content.server.ts';
import { localized } from '../content/localized.ts';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { TeamPage } from '#app/pages/team/page.tsx';
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
    physicians: physicianCards(language),
    quotes: localized(staff().quotes, language),
  };
}

export default function Team({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  const { title, physicians, quotes } = loaderData;
  return <TeamPage title={title} physicians={physicians} quotes={quotes} />;
}
