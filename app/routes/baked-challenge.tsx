import type { LoaderFunctionArgs } from 'react-router';
import { localized } from '../content/localized.ts';
import { bakedChallenge } from '../content/recipes.server.ts';
import { ChallengePage } from '#app/pages/baked-challenge/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['baked-challenge-recipes'].title[address.language],
    challenge: localized(bakedChallenge(), address.language),
  };
}

export default function BakedChallenge({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <ChallengePage {...loaderData} />;
}
