import { useMatches } from 'react-router';
import { structuredData } from './metadata/meta.ts';

/**
 * What a page says about itself to search engines, at its end: they read all of it, and a visitor's first screen does
 * not wait behind it.
 */
export function StructuredData() {
  const page = useMatches().at(-1)?.loaderData;
  return structuredData(page).map((block) => {
    const text = JSON.stringify(block).replaceAll('<', '\\u003c');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which cannot close its element.
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
