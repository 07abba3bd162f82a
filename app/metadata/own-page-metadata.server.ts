import type { Address } from '../site/paths.ts';
import { type PageTexts, pageMetadata } from '#app/frame/metadata/page-metadata.server.ts';
import { type OwnTextPageId, pageTexts } from './page-texts.ts';

/** Metadata of a page whose title and description stand in page-texts.ts. */
export function ownPageMetadata({ page, language }: Address, more: Pick<PageTexts, 'schemas'> = {}) {
  const texts = pageTexts[page.id as OwnTextPageId];
  return pageMetadata(page, language, { title: texts.title[language], description: texts.description[language], ...more });
}
