import { useContext } from 'react';
import { useLocation } from 'react-router';
import { InlineCodeContext } from './inline-code.tsx';

const element = (block: object) => `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`;

/**
 * What a page says about itself to search engines, at its end: they read all of it, and a visitor's first screen does not wait
 * behind it. They read pages as they are served: it is no part of what React hydrates, and goes when the visitor goes on.
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
