import { useContext } from 'react';
import { useLocation, useMatches } from 'react-router';
import { InlineCodeContext } from './inline-code.tsx';

const element = (block: object) => `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`;

/**
 * The page's structured data for search engines, at its end, so that it does not delay a visitor's first screen. React keeps the data
 * served with a page; a navigation within the site brings its own.
 */
export function StructuredData() {
  const served = useContext(InlineCodeContext)?.structuredData;
  const data = useMatches().at(-1)?.loaderData as { readonly structuredData?: readonly object[] } | undefined;
  const blocks = served ?? data?.structuredData ?? [];
  return (
    <div
      key={useLocation().pathname}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which cannot close its element.
      dangerouslySetInnerHTML={{ __html: blocks.map(element).join('') }}
    />
  );
}
