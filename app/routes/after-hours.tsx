import type { LoaderFunctionArgs } from 'react-router';
import { afterHours } from '../content/after-hours.server.ts';
import { localized } from '../content/localized.ts';
import { AfterHoursPage } from '#app/pages/after-hours/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['after-hours'].title[address.language],
    page: localized(afterHours(), address.language),
  };
}

export default function AfterHours({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <AfterHoursPage {...loaderData} />;
}
