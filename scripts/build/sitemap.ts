import { type Language, languages } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { escaped } from './escaped.ts';

/** Returns sitemap.xml: every indexed page in both languages, each with its alternates (sitemaps.org, Google's hreflang rules). */
export function sitemap(origin: string): string {
  const address = (path: string) => escaped(new URL(path, origin).href);
  const entries = pages
    .filter(({ indexed }) => indexed)
    .flatMap(({ paths }) => {
      const alternates = [...languages.map((language) => [language, paths[language]] as const), ['x-default', paths.en] as const]
        .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`)
        .join('');
      return languages.map((language: Language) => `<url><loc>${address(paths[language])}</loc>${alternates}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns robots.txt: crawlers may read everything; pages that should not be indexed say so themselves. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
