import type { Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';

export function menuBar(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('navigation', { name: words.mainMenu[language] });
}

/** Returns the link to the other language, which every page shows. */
export function languageLink(page: Page, language: Language) {
  const other = languageNames[otherLanguage(language)];
  return page.getByRole('banner').getByRole('link', { name: other, exact: true });
}

export function drawer(page: Page, language: Language) {
  return page.getByRole('dialog', { name: words.mainMenu[language] });
}
