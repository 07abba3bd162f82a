import { practice } from '#app/content/content.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { sharePath } from '#app/site/file-paths.ts';
import { type Language, languages, localeTags, otherLanguage } from '#app/site/language.ts';
import type { Page } from '#app/site/pages.ts';

/** Metadata of a page beyond its title and description. */
export interface PageDescription {
  /** Structured data beyond the breadcrumb. */
  readonly schemas?: readonly object[];
  /** Whether the page is shared as an article rather than a website (`og:type`). */
  readonly article?: boolean;
  /** The drawing shown when the page is shared: its file name, and what it shows. */
  readonly plate?: { readonly id: string; readonly name: string };
}

interface DescribedPage {
  readonly page: Page;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** A page's head: its title, and the attributes of its other elements. */
export interface Metadata {
  readonly title: string;
  readonly tags: readonly { readonly name?: string; readonly property?: string; readonly content: string }[];
  readonly links: readonly { readonly rel: string; readonly href: string; readonly hrefLang?: string }[];
}

/** Builds a page's head for browsers, search engines and sites on which it is shared. */
export function pageMetadata(
  { page, language, title, description }: DescribedPage,
  { article = false, plate }: PageDescription = {},
): Metadata {
  const { name } = practice().brand;
  const fullTitle = page.id === 'home' ? `${name} | ${title}` : `${title} | ${name}`;
  const url = absolute(page.paths[language]);
  const image = absolute(sharePath(plate?.id, language));
  const links = [
    { rel: 'canonical', href: url },
    ...languages.map((other) => ({ rel: 'alternate', hrefLang: other, href: absolute(page.paths[other]) })),
    { rel: 'alternate', hrefLang: 'x-default', href: absolute(page.paths.en) },
  ];
  const tags = [
    { name: 'description', content: description },
    ...(page.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: localeTags[language].replace('-', '_') },
    { property: 'og:locale:alternate', content: localeTags[otherLanguage(language)].replace('-', '_') },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(plate ? [{ property: 'og:image:alt', content: plate.name }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return { title: fullTitle, tags, links };
}
