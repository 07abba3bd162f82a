import type { LoaderFunctionArgs } from 'react-router';
import { conditions, physicians, services } from '../content/content.server.ts';
import { groupedPages } from '../features/site-map/groups.ts';
import { SiteMap } from '#app/pages/site-map/page.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { type OwnTextPageId, pageTexts } from '../metadata/page-texts.ts';
import { pageTitle } from '../metadata/page-title.server.ts';
import type { Language } from '../site/language.ts';
import { type PageId, pages } from '../site/pages.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** What each page says about itself: its own text, or that of the record it shows. */
function descriptions(language: Language): ReadonlyMap<PageId, string> {
  const own = Object.entries(pageTexts).map(([id, { description }]) => [id as OwnTextPageId, description[language]] as const);
  const articles = [...conditions(), ...services()].map(({ pageId, summary }) => [pageId, summary[language]] as const);
  const profiles = physicians().map(({ id, shortDescription }) => [`physician/${id}`, shortDescription[language]] as const);
  return new Map<PageId, string>([...own, ...articles, ...profiles]);
}

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { language } = address;
  const texts = descriptions(language);
  return {
    meta: ownPageMetadata(address),
    title: pageTitle('site-map', language),
    groups: groupedPages(pages).map((group) => ({
      name: group.name,
      entries: group.pages.map(({ id }) => ({ id, title: pageTitle(id, language), description: texts.get(id) ?? '' })),
    })),
  };
}

export default function SiteMapRoute({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <SiteMap {...loaderData} />;
}
