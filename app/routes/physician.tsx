import type { LoaderFunctionArgs } from 'react-router';
import { physician } from '../content/content.server.ts';
import { physicianId } from '#app/parts/physicians/physician-cards.server.ts';
import { physicianProfile } from '#app/pages/physician/physician-profile.server.ts';
import { PhysicianProfile } from '#app/pages/physician/physician-profile.tsx';
import { InlineScript } from '#app/frame/inline-code.tsx';
import { pageMetadata } from '#app/frame/metadata/page-metadata.server.ts';
import { pageTitle } from '../metadata/page-title.server.ts';
import { physicianSchema } from '#app/pages/physician/physician-schema.server.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const { page, language } = requireAddress(url);
  const id = physicianId(page.id.replace('physician/', ''));
  const profile = physicianProfile(id, language);
  return {
    meta: pageMetadata(page, language, {
      title: pageTitle(page.id, language),
      description: profile.shortDescription,
      schemas: [physicianSchema(physician(id), language)],
    }),
    profile,
  };
}

export default function PhysicianRoute({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <PhysicianProfile profile={loaderData.profile} afterPortrait={<InlineScript name="pictures" />} />;
}
