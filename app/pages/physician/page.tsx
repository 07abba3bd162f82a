import { physician } from '#app/content/content.server.ts';
import { InlineScript } from '#app/frame/inline-code.tsx';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { recordOf } from '#app/site/paths.ts';
import { physicianProfile } from './physician-profile.server.ts';
import { PhysicianProfile } from './physician-profile.tsx';
import { physicianSchema } from './physician-schema.server.ts';

export const loader = pageLoader(
  ({ page, language }) => ({ profile: physicianProfile(recordOf(page, 'physician').physician, language) }),
  ({ page, language }) => ({ schemas: [physicianSchema(physician(recordOf(page, 'physician').physician), language)] }),
);

export default function PhysicianPage({ loaderData }: PageProps<typeof loader>) {
  return <PhysicianProfile profile={loaderData.profile} afterPortrait={<InlineScript name="before-paint" />} />;
}
