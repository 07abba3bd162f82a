import type { LoaderFunctionArgs } from 'react-router';
import { quests } from '../content/kids.server.ts';
import { localized } from '../content/localized.ts';
import { ImmuneQuest } from '#app/pages/immunequest/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';
import { metaFromLoader } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts.immunequest.title[address.language],
    quests: localized(quests(), address.language),
  };
}

export const meta = metaFromLoader;

export default function ImmuneQuestPage({ loaderData: { title, quests: shown } }: { loaderData: ReturnType<typeof loader> }) {
  return <ImmuneQuest title={title} quests={shown} />;
}
