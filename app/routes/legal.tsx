import type { LoaderFunctionArgs } from 'react-router';
import { legalPage } from '../content/content.server.ts';
import type { LegalPageId } from '../content/schema/legal.ts';
import { LegalNotice } from '#app/pages/legal/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTitle } from '../metadata/page-title.server.ts';
import { pages } from '../site/pages.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { page, language } = address;
  return {
    meta: ownPageMetadata(address),
    title: pageTitle(page.id, language),
    // The table gives this module to the legal pages only.
    notice: legalPage(page.id as LegalPageId, language),
    others: pages
      .filter(({ module, id }) => module === page.module && id !== page.id)
      .map(({ id }) => ({ id, title: pageTitle(id, language) })),
  };
}

export default function Legal({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <LegalNotice {...loaderData} />;
}
