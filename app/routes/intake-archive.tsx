import type { LoaderFunctionArgs } from 'react-router';
import { intakeFields } from '../content/content.server.ts';
import { localized } from '../content/localized.ts';
import { IntakeArchive } from '#app/pages/intake-archive/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    ...localized(pageTexts['new-patient-intake-archive'], address.language),
    sheet: localized(intakeFields(), address.language),
  };
}

export default function IntakeArchiveRoute({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <IntakeArchive {...loaderData} />;
}
