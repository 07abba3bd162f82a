import { useMatches } from 'react-router';
import type { Metadata as MetadataOfPage } from './page-metadata.server.ts';

/** Draws the head from the page's loader; empty if the loader failed. */
export function Metadata() {
  const data = useMatches().at(-1)?.loaderData as { readonly metadata?: MetadataOfPage } | undefined;
  if (!data?.metadata) return;
  const { title, tags, links } = data.metadata;
  return (
    <>
      <title>{title}</title>
      {tags.map((tag) => (
        <meta key={`${tag.name ?? tag.property}`} {...tag} />
      ))}
      {links.map((link) => (
        <link key={`${link.rel} ${link.hrefLang}`} {...link} />
      ))}
    </>
  );
}
