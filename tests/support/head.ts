import type { Page } from '@playwright/test';

/** What a page says about itself to browsers and search engines. */
export interface Head {
  readonly path: string;
  readonly status: number;
  readonly headings: number;
  /** Where the header's link to the other language leads. */
  readonly twin: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  /** hreflang → path. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The text of each block of structured data. */
  readonly structuredData: readonly string[];
}

/** Reads the heads of pages as served, without opening each of them. */
export async function readHeads(page: Page, paths: readonly string[]): Promise<Head[]> {
  return page.evaluate(async (wanted) => {
    const heads: Head[] = [];
    for (const path of wanted) {
      const response = await fetch(path);
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      const content = (selector: string, attribute: string) => html.querySelector(selector)?.getAttribute(attribute) ?? '';
      const pathOf = (href: string) => (href ? new URL(href).pathname : '');
      heads.push({
        path,
        status: response.status,
        headings: html.querySelectorAll('h1').length,
        twin: content('header a[hreflang]', 'href'),
        language: html.documentElement.lang,
        title: html.title,
        description: content('meta[name="description"]', 'content'),
        robots: content('meta[name="robots"]', 'content'),
        canonical: pathOf(content('link[rel="canonical"]', 'href')),
        alternates: Object.fromEntries(
          [...html.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
            link.getAttribute('hreflang'),
            pathOf(link.getAttribute('href') ?? ''),
          ]),
        ),
        structuredData: [...html.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent ?? ''),
      });
    }
    return heads;
  }, paths);
}
