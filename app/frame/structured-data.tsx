import { useContext } from 'react';
import { useLocation } from 'react-router';
import { InlineCodeContext } from './inline-code.tsx';

const element = (block: object) => `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`;

/**
 * The page's structured data for search engines, at its end, so that it does not delay a visitor's first screen. Search engines read pages
 * as they are served, so React does not hydrate it, and it is removed when the visitor navigates to another page.
 */
export function StructuredData() {
  const blocks = useContext(InlineCodeContext)?.structuredData ?? [];
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
