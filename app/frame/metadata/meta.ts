import type { MetaDescriptor } from 'react-router';

interface MetaArgs {
  readonly loaderData?: { readonly meta: MetaDescriptor[] };
}

const isStructured = (tag: MetaDescriptor): tag is { 'script:ld+json': object } => 'script:ld+json' in tag;

/** What the page says about itself in its head, made at build by its loader; nothing where the page could not load. */
export function metaFromLoader({ loaderData }: MetaArgs): MetaDescriptor[] {
  return loaderData?.meta.filter((tag) => !isStructured(tag)) ?? [];
}

/** What the page says to search engines alone, from what its loader gave: app/frame/structured-data.tsx. */
export function structuredData(loaderData: unknown): object[] {
  const tags = (loaderData as MetaArgs['loaderData'])?.meta ?? [];
  return tags.filter(isStructured).map((tag) => tag['script:ld+json']);
}
