import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';

/** The header's menu bar on wide screens. */
export function menuBar(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('navigation', { name: words.mainMenu[language] });
}

/** The link to the other language that every page shows. */
export function languageLink(page: Page, language: Language) {
  const other = languageNames[otherLanguage(language)];
  return page.getByRole('banner').getByRole('link', { name: other, exact: true });
}

/** The phone's menu. */
export function drawer(page: Page, language: Language) {
  return page.getByRole('dialog', { name: words.mainMenu[language] });
}
