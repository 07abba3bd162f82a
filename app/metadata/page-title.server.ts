import { conditions, physician, services } from '../content/content.server.ts';
import { words } from '#app/parts/article/words.ts';
import { type Language, wordsIn } from '../site/language.ts';
import { type PageId, physicianPages } from '../site/pages.ts';
import { type OwnTextPageId, pageTexts } from './page-texts.ts';

/** A page's name, from its record where it has one: for breadcrumbs and the site map. */
export function pageTitle(id: PageId, language: Language): string {
  const own = pageTexts[id as OwnTextPageId];
  if (own) return own.title[language];
  const article = [...conditions(), ...services()].find(({ pageId }) => pageId === id);
  if (article) return article.title[language];
  if (id.startsWith('sheet/')) return wordsIn(words, language).sheetTitle(pageTitle(id.slice('sheet/'.length) as PageId, language));
  const row = physicianPages.find((page) => id === `physician/${page.id}`);
  if (!row) throw new Error(`No title for the page "${id}"`);
  const { name, credentials } = physician(row.id);
  return `${name}, ${credentials}`;
}
